import { expect, fixture, html } from '@open-wc/testing';
import {
  accessibilityTree,
  emulateMedia,
  findAccessible,
  mouse,
  press,
  screenshot,
  setViewport,
  touch,
} from './commands.js';

/** The pointer and mouse events that reach an element, as text. */
function listen(element: HTMLElement): string[] {
  const log: string[] = [];
  const types = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'click', 'dblclick'];
  for (const type of types) {
    element.addEventListener(type, (event) => {
      log.push(event instanceof PointerEvent ? `${event.pointerType} ${type}` : type);
    });
  }
  return log;
}

async function square(): Promise<HTMLElement> {
  return fixture(
    html`<div style="width: 200px; height: 200px; touch-action: none" tabindex="0"></div>`,
  );
}

describe('browser commands', () => {
  it('clicks and double-clicks with the real mouse', async () => {
    const element = await square();
    const log = listen(element);
    await mouse.doubleClick(element);
    expect(log.filter((entry) => !entry.includes('move'))).to.deep.equal([
      'mouse pointerdown',
      'mouse pointerup',
      'mouse click',
      'mouse pointerdown',
      'mouse pointerup',
      'mouse click',
      'dblclick',
    ]);
  });

  it('drags with the mouse', async () => {
    const element = await square();
    const log = listen(element);
    await mouse.drag({ x: 60, y: 60 }, { x: 100, y: 80 }, 3);
    expect(log.slice(-6)).to.deep.equal([
      'mouse pointerdown',
      'mouse pointermove',
      'mouse pointermove',
      'mouse pointermove',
      'mouse pointerup',
      'mouse click',
    ]);
  });

  it('taps and drags with a finger', async () => {
    const element = await square();
    const log = listen(element);
    await touch.tap(element);
    await touch.drag(element, { x: 20, y: 20 }, 2);
    expect(log.filter((entry) => entry.startsWith('touch'))).to.include.ordered.members([
      'touch pointerdown',
      'touch pointerup',
      'touch click',
    ]);
    expect(log).to.include('touch pointermove');
  });

  it('takes a finger away', async () => {
    const element = await square();
    const log = listen(element);
    await touch.start(element);
    await touch.cancel();
    expect(log).to.include('touch pointercancel');
  });

  it('presses keys', async () => {
    const element = await square();
    const keys: string[] = [];
    element.addEventListener('keydown', ({ key }) => keys.push(key));
    element.focus();
    await press('ArrowLeft', 'Enter', 'd');
    expect(keys).to.deep.equal(['ArrowLeft', 'Enter', 'd']);
  });

  it('sets the size of the page', async () => {
    await setViewport({ width: 360, height: 640 });
    expect([innerWidth, innerHeight]).to.deep.equal([360, 640]);
  });

  it('starts every test at the size of the first', () => {
    expect([innerWidth, innerHeight]).to.deep.equal([800, 600]);
  });

  it('emulates media features', async () => {
    await emulateMedia({
      'prefers-color-scheme': 'dark',
      'prefers-reduced-motion': 'reduce',
      'forced-colors': 'active',
    });
    const queries = [
      '(prefers-color-scheme: dark)',
      '(prefers-reduced-motion: reduce)',
      '(forced-colors: active)',
    ];
    expect(queries.map((query) => matchMedia(query).matches)).to.deep.equal([true, true, true]);
  });

  it('takes a picture of an element', async () => {
    expect(await screenshot('square', await square())).to.equal('.reports/screenshots/square.png');
  });

  it('reads what a screen reader is told', async () => {
    await fixture(html`<div role="group" aria-label="Table"><button disabled>Undo</button></div>`);
    const [group] = findAccessible(await accessibilityTree(), 'group', 'Table');
    const [button] = group ? findAccessible(group, 'button') : [];
    expect(button?.name).to.equal('Undo');
    expect(button?.properties['disabled']).to.equal(true);
  });

  it('finds TypeScript behind a URL made at run time', async () => {
    const response = await fetch(new URL('./commands.js', import.meta.url));
    expect(response.ok).to.equal(true);
    expect(response.headers.get('content-type')).to.contain('javascript');
  });
});
