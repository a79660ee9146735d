import { sendKeys } from '@web/test-runner-commands';
import { accessibilityTree, findAccessible, press } from './commands.js';
import type { AccessibleNode } from './commands.js';
import type { FakeTime } from './fake-time.js';

/** The nodes from the root down to the one that has the focus. */
function pathToFocus(node: AccessibleNode): readonly AccessibleNode[] | undefined {
  for (const child of node.children) {
    const path = pathToFocus(child);
    if (path) return [node, ...path];
  }
  const hasFocus = node.properties['focused'] === true && node.role !== 'RootWebArea';
  return hasFocus ? [node] : undefined;
}

/** Plays as one who cannot see: by keys, knowing only the accessibility tree. */
export class Listener {
  constructor(private readonly time: FakeTime) {}

  /** The names of what has the focus and of the pile around it. */
  async focus(): Promise<{ readonly name: string; readonly pile: string }> {
    const path = pathToFocus(await accessibilityTree()) ?? [];
    const group = path.findLast(({ role }) => role === 'group');
    return { name: path.at(-1)?.name ?? '', pile: group?.name ?? '' };
  }

  /** What the live region says, once it has gathered all. */
  async heard(): Promise<string> {
    this.time.pass(1000);
    const [region] = findAccessible(await accessibilityTree(), 'status');
    return region?.children.map(({ name }) => name).join(' ') ?? '';
  }

  /** Walks to a pile: `Tableau 12`, `Waste`, `Stock` … */
  async walkTo(pile: string): Promise<void> {
    const [, column] = /^Tableau (\d+)$/.exec(pile) ?? [];
    for (let tries = 0; tries < 8; tries += 1) {
      const { pile: here } = await this.focus();
      if (here.startsWith(`${pile},`)) return;
      if (column !== undefined) await press(String(Number(column) % 10));
      else if (/^(Stock|Waste|Wildcard)/.test(here))
        await press(here.startsWith('Stock') ? 'ArrowRight' : 'Home');
      else await press('Shift+Tab');
    }
    throw new Error(`No way to ${pile}.`);
  }

  /** Types a move on the line for it. */
  async type(move: string): Promise<void> {
    await press('/');
    await sendKeys({ type: move });
    await press('Enter');
  }
}
