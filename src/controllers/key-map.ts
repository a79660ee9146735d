/** What a key asks for. */
export type Command =
  'up' | 'down' | 'left' | 'right' | 'act' | 'home' | 'release' | 'draw' | 'undo' | 'redo';

export interface KeyBinding {
  /** `KeyboardEvent.key`; letters in lower case. */
  readonly key: string;
  readonly shift?: boolean;
  /** With Ctrl, or Meta on a Mac. */
  readonly control?: boolean;
  readonly command: Command;
}

/** The keys of every game. */
export const keyMap: readonly KeyBinding[] = [
  { key: 'ArrowUp', command: 'up' },
  { key: 'ArrowDown', command: 'down' },
  { key: 'ArrowLeft', command: 'left' },
  { key: 'ArrowRight', command: 'right' },
  { key: 'Enter', command: 'act' },
  { key: ' ', command: 'act' },
  { key: 'Enter', shift: true, command: 'home' },
  { key: 'Escape', command: 'release' },
  { key: 'd', command: 'draw' },
  { key: 'u', command: 'undo' },
  { key: 'u', shift: true, command: 'redo' },
  { key: 'z', control: true, command: 'undo' },
  { key: 'z', control: true, shift: true, command: 'redo' },
  { key: 'y', control: true, command: 'redo' },
];

/** The command that a key press asks for; none with other modifiers, which belong to the browser. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  if (event.altKey || event.isComposing) return undefined;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const control = event.ctrlKey || event.metaKey;
  return keyMap.find(
    (binding) =>
      binding.key === key &&
      (binding.shift ?? false) === event.shiftKey &&
      (binding.control ?? false) === control,
  )?.command;
}
