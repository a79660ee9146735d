import { launch } from 'puppeteer-core';
import type { Browser, ElementHandle, Frame, Page } from 'puppeteer-core';
import { chromiumArguments, findChromium } from '../../scripts/chromium.mjs';
import type { SolitaireGameElement } from '../../src/index.js';

/** Somebody with a browser, who visits pages as they are served. */
export class Visitor {
  private constructor(readonly browser: Browser) {}

  static async come(): Promise<Visitor> {
    const executablePath = findChromium();
    if (executablePath === undefined) throw new Error('There is no Chromium: see CONTRIBUTING.md');
    return new Visitor(await launch({ executablePath, args: [...chromiumArguments] }));
  }

  /** Opens an address in a page of its own that shares nothing with the others. */
  async visit(address: string): Promise<Visit> {
    const context = await this.browser.createBrowserContext();
    const page = await context.newPage();
    await page.emulateFocusedPage(true);
    // A loaded machine must not fail a test: only one that hangs, and that has a limit of its own.
    page.setDefaultNavigationTimeout(0);
    const visit = new Visit(page);
    await page.goto(address);
    return visit;
  }

  async leave(): Promise<void> {
    await this.browser.close();
  }
}

/** A page that was opened, and all that went wrong there. */
export class Visit {
  /** Errors in the console, exceptions that nobody caught, and what could not be fetched. */
  readonly faults: string[] = [];

  constructor(readonly page: Page) {
    page.on('pageerror', (error) => this.faults.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.faults.push(message.text());
    });
  }

  /** The game of the page, or that of a frame within it. */
  async game(frame: Frame = this.page.mainFrame()): Promise<GameOnPage> {
    return GameOnPage.find(frame);
  }

  async close(): Promise<void> {
    await this.page.browserContext().close();
  }
}

/** Frames that something may take to come about. */
const patience = 1500;

/** Waits for something to be so; asks again after each frame that the page has drawn. */
async function until(frame: Frame, isSo: () => Promise<boolean>, what: unknown): Promise<void> {
  for (let frames = 0; !(await isSo()); frames += 1) {
    if (frames === patience) throw new Error(`It never came about: ${String(what)}`);
    await frame.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
}

type Root = Pick<ShadowRoot, 'querySelector' | 'querySelectorAll'>;

/** A game as the visitor has it before the eyes. Nothing of it needs the page to allow `eval`. */
export class GameOnPage {
  private constructor(
    readonly frame: Frame,
    private readonly element: ElementHandle<SolitaireGameElement>,
  ) {}

  static async find(frame: Frame): Promise<GameOnPage> {
    const isDefined = (): boolean => document.querySelector('solitaire-game:defined') !== null;
    await until(frame, () => frame.evaluate(isDefined), isDefined);
    const element = await frame.evaluateHandle(() => {
      const found = document.querySelector('solitaire-game');
      if (!found) throw new Error('There is no game on the page.');
      return found;
    });
    const game = new GameOnPage(frame, element);
    await game.rest();
    return game;
  }

  /** Asks the element, once it has drawn all that it has to draw. */
  async ask<Result, Args extends readonly unknown[]>(
    question: (element: SolitaireGameElement, root: Root, ...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    await this.rest();
    const root = await this.element.evaluateHandle((element) => {
      if (!element.shadowRoot) throw new Error('The element has no shadow root.');
      return element.shadowRoot;
    });
    return this.frame.evaluate(
      question as (...all: readonly unknown[]) => Result,
      this.element,
      root,
      ...args,
    );
  }

  /** Waits until the element is so. */
  async until<Args extends readonly unknown[]>(
    isSo: (element: SolitaireGameElement, root: Root, ...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    await until(this.frame, () => this.ask(isSo, ...args), isSo);
  }

  async rest(): Promise<void> {
    await this.element.evaluate(async (element) => {
      await element.updateComplete;
      const moving = element.shadowRoot?.getAnimations() ?? [];
      await Promise.allSettled(moving.map(({ finished }) => finished));
    });
  }

  /** Clicks with the real mouse. */
  async click(selector: string): Promise<void> {
    const target = await this.#node(selector);
    await target.click();
    await this.rest();
  }

  /** Drags with the real mouse. */
  async drag(from: string, to: string): Promise<void> {
    const [start, end] = [await this.#middle(from), await this.#middle(to)];
    const { mouse } = this.frame.page();
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move(end.x, end.y, { steps: 3 });
    await mouse.up();
    await this.rest();
  }

  /** Presses a real key. */
  async press(key: 'Escape' | '?' | 'u'): Promise<void> {
    await this.frame.page().keyboard.press(key);
    await this.rest();
  }

  async #node(selector: string): Promise<ElementHandle> {
    const found = await this.element.evaluateHandle((element, selector) => {
      const node = element.shadowRoot?.querySelector(selector);
      if (!node) throw new Error(`Nothing is drawn for ${selector}.`);
      return node;
    }, selector);
    return found;
  }

  async #middle(selector: string): Promise<{ readonly x: number; readonly y: number }> {
    const box = await (await this.#node(selector)).boundingBox();
    if (!box) throw new Error(`${selector} is not to be seen.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}
