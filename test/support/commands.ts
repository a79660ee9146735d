import { executeServerCommand, sendKeys } from '@web/test-runner-commands';

/** A place in the viewport, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** An element stands for the middle of its box, wherever it is by then. */
export type Target = Element | Point;

export type Button = 'left' | 'middle' | 'right';

export function pointOf(target: Target): Point {
  if (!(target instanceof Element)) return target;
  const { x, y, width, height } = target.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The next frame but one: styles, layout and the frame after the change are done. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

function* between(from: Point, to: Point, steps: number): Generator<Point> {
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    yield { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  }
}

const pressed = new Map<Button, number>();
/** The fingers on the screen, by their place in a call. */
const down = new Map<number, Point>();

type MouseAction =
  | { action: 'move'; x: number; y: number }
  | { action: 'down' | 'up'; button: Button; clickCount: number };

/** What the mouse does, one action right after the other. */
async function sendMouse(...actions: MouseAction[]): Promise<void> {
  for (const each of actions) {
    if (each.action === 'down') pressed.set(each.button, each.clickCount);
    if (each.action === 'up') pressed.delete(each.button);
  }
  await executeServerCommand('mouse', { actions });
}

function moveTo(target: Target): MouseAction {
  return { action: 'move', ...pointOf(target) };
}

function clickOf(button: Button, clickCount = 1): MouseAction[] {
  return [
    { action: 'down', button, clickCount },
    { action: 'up', button, clickCount },
  ];
}

/** The real mouse. */
export const mouse = {
  /** Moves to the target. */
  async move(target: Target): Promise<void> {
    await sendMouse(moveTo(target));
  },
  /** Presses a button where the mouse is. */
  async down(button: Button = 'left'): Promise<void> {
    await sendMouse({ action: 'down', button, clickCount: 1 });
  },
  /** Lets go of the button where the mouse is: of the one that was pressed last. */
  async up(button: Button = [...pressed.keys()].at(-1) ?? 'left'): Promise<void> {
    await sendMouse({ action: 'up', button, clickCount: pressed.get(button) ?? 1 });
  },
  /** Moves to the target and clicks. */
  async click(target: Target, button: Button = 'left'): Promise<void> {
    await sendMouse(moveTo(target), ...clickOf(button));
  },
  /** Moves to the target and clicks twice. */
  async doubleClick(target: Target): Promise<void> {
    await sendMouse(moveTo(target), ...clickOf('left'), ...clickOf('left', 2));
  },
  /** Presses on one target, moves in steps to the other and lets go. */
  async drag(from: Target, to: Target, steps = 4): Promise<void> {
    const start = pointOf(from);
    await sendMouse(moveTo(start), { action: 'down', button: 'left', clickCount: 1 });
    for (const point of between(start, pointOf(to), steps)) await mouse.move(point);
    await mouse.up();
  },
};

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

interface TouchAction {
  type: TouchType;
  points: (Point & { id: number })[];
}

function fingers(type: TouchType, targets: readonly (Target | undefined)[]): TouchAction {
  const points = targets.flatMap((target, id) => (target ? [{ ...pointOf(target), id }] : []));
  return { type, points };
}

async function sendTouch(...actions: TouchAction[]): Promise<void> {
  for (const { type, points } of actions) {
    const isContact = type === 'touchStart' || type === 'touchMove';
    if (!isContact && points.length === 0) down.clear();
    for (const { id, x, y } of points) {
      if (isContact) down.set(id, { x, y });
      else down.delete(id);
    }
  }
  await executeServerCommand('touch', { actions });
}

/** To lift some fingers, the browser wants those named; without any it lifts all. */
function liftedBut(remaining: readonly (Target | undefined)[]): TouchAction {
  const leave = remaining.some((target) => target !== undefined)
    ? [...down].filter(([id]) => remaining[id] === undefined)
    : [];
  return { type: 'touchEnd', points: leave.map(([id, point]) => ({ ...point, id })) };
}

/**
 * Real fingers. Every call names all fingers that are on the screen, each in its place; `undefined`
 * keeps the place of one that is not.
 */
export const touch = {
  /** Puts fingers down. */
  async start(...targets: (Target | undefined)[]): Promise<void> {
    // The browser asks the last frame who listens to fingers.
    await nextFrame();
    await sendTouch(fingers('touchStart', targets));
  },
  /** Moves the fingers. */
  async move(...targets: (Target | undefined)[]): Promise<void> {
    await sendTouch(fingers('touchMove', targets));
  },
  /** Lifts the fingers; those still named stay. */
  async end(...remaining: (Target | undefined)[]): Promise<void> {
    await sendTouch(liftedBut(remaining));
  },
  /** The system takes the fingers away (a call comes in, a gesture starts). */
  async cancel(): Promise<void> {
    await sendTouch(fingers('touchCancel', []));
    // Of this the browser does not wait for the page to know.
    await nextFrame();
  },
  /** Touches the target and lets go. */
  async tap(target: Target): Promise<void> {
    await nextFrame();
    await sendTouch(fingers('touchStart', [target]), fingers('touchEnd', []));
  },
  /** Puts a finger on one target, moves it in steps to the other and lifts it. */
  async drag(from: Target, to: Target, steps = 4): Promise<void> {
    const start = pointOf(from);
    await touch.start(start);
    for (const point of between(start, pointOf(to), steps)) await touch.move(point);
    await touch.end();
  },
};

/** Presses keys one after the other, as `KeyboardEvent.key` names them: `press('Tab', 'Shift+u')`. */
export async function press(...keys: string[]): Promise<void> {
  for (const each of keys) {
    const modifiers = each.split('+');
    const key = modifiers.pop() ?? '';
    for (const down of modifiers) await sendKeys({ down });
    await sendKeys({ press: key });
    for (const up of modifiers.reverse()) await sendKeys({ up });
  }
}

const ownViewport = { width: 800, height: 600, deviceScaleFactor: 1 };

/** Gives the page another size, until the end of the test. */
export async function setViewport(size: Partial<typeof ownViewport>): Promise<void> {
  await executeServerCommand('viewport', { ...ownViewport, ...size });
  changedViewport = true;
  await nextFrame();
}

export interface Media {
  'prefers-color-scheme'?: 'light' | 'dark';
  'prefers-reduced-motion'?: 'reduce' | 'no-preference';
  'prefers-contrast'?: 'more' | 'less' | 'no-preference';
  'forced-colors'?: 'active' | 'none';
}

/** Makes the page believe these media features, and only these, until the end of the test. */
export async function emulateMedia(features: Media): Promise<void> {
  await executeServerCommand('media', { ...features });
  changedMedia = true;
  await nextFrame();
}

/** Makes the page believe to be elsewhere, until the end of the test. */
export async function emulatePlace(place: { timeZone: string; locale: string }): Promise<void> {
  await executeServerCommand('place', place);
  changedPlace = true;
}

/** Saves the page, or one element of it, as `.reports/screenshots/<name>.png`; gives the path. */
export async function screenshot(name: string, element?: Element): Promise<string> {
  const box = element?.getBoundingClientRect();
  const clip = box && { x: box.x, y: box.y, width: box.width, height: box.height };
  return executeServerCommand<string, object>('screenshot', { name, clip });
}

interface DevtoolsNode {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  value?: { value: string | number };
  properties?: { name: string; value: { value?: unknown } }[];
}

/** What a screen reader is told of one thing on the page. */
export interface AccessibleNode {
  role: string;
  name: string;
  description?: string;
  value?: string | number;
  /** `focused`, `disabled`, `checked`, `expanded`, `live` … as far as they are set. */
  properties: Record<string, unknown>;
  children: AccessibleNode[];
}

/** The whole page as the browser tells it to assistive technology, shadow roots included. */
export async function accessibilityTree(): Promise<AccessibleNode> {
  const nodes = await executeServerCommand<DevtoolsNode[], undefined>('accessibility');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  const childrenOf = ({ childIds = [] }: DevtoolsNode): AccessibleNode[] =>
    childIds.flatMap((id) => {
      const child = byId.get(id);
      if (!child) return [];
      return child.ignored ? childrenOf(child) : [describe(child)];
    });

  const describe = (node: DevtoolsNode): AccessibleNode => ({
    role: node.role?.value ?? '',
    name: node.name?.value ?? '',
    ...(node.description?.value && { description: node.description.value }),
    ...(node.value && { value: node.value.value }),
    properties: Object.fromEntries(
      (node.properties ?? []).map(({ name, value }) => [name, value.value]),
    ),
    children: childrenOf(node),
  });

  const root = nodes.find(({ parentId }) => parentId === undefined);
  if (!root) throw new Error('The page has no accessibility tree.');
  return describe(root);
}

/** Every node of an accessibility tree with this role (and name), in reading order. */
export function findAccessible(
  tree: AccessibleNode,
  role: string,
  name?: string | RegExp,
): AccessibleNode[] {
  const named =
    name === undefined || (typeof name === 'string' ? tree.name === name : name.test(tree.name));
  return [
    ...(tree.role === role && named ? [tree] : []),
    ...tree.children.flatMap((child) => findAccessible(child, role, name)),
  ];
}

let changedViewport = false;
let changedMedia = false;
let changedPlace = false;

// Pages are used again for the next test and the next file: what a test leaves must not reach them.
afterEach(async () => {
  for (const button of pressed.keys()) await mouse.up(button);
  if (down.size > 0) await touch.cancel();
  if (changedViewport) await executeServerCommand('viewport', ownViewport);
  if (changedMedia) await executeServerCommand('media', {});
  if (changedPlace) await executeServerCommand('place', {});
  changedViewport = changedMedia = changedPlace = false;
});
