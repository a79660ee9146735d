import type { Direction } from './walk.js';

/** What is asked of the one who speaks. */
export type Question = 'moves' | 'targets' | 'score' | 'table' | 'repeat';

/** What a key asks for. */
export type Command =
  | Direction
  | Question
  | 'first'
  | 'last'
  | 'column'
  | 'act'
  | 'home'
  | 'release'
  | 'longer'
  | 'shorter'
  | 'draw'
  | 'undo'
  | 'redo'
  | 'hint'
  | 'finish'
  | 'new'
  | 'type'
  | 'help';

export interface Chord {
  /** `KeyboardEvent.key`; letters in lower case. */
  readonly key: string;
  readonly shift?: boolean;
  /** With Ctrl, or Meta on a Mac. */
  readonly control?: boolean;
}

export interface KeyBinding {
  readonly command: Command;
  /** Any of them; the first ones are shown. */
  readonly chords: readonly Chord[];
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** The keys of every game, in the order in which they are shown. */
export const keyMap: readonly KeyBinding[] = [
  { command: 'left', chords: [{ key: 'ArrowLeft' }] },
  { command: 'right', chords: [{ key: 'ArrowRight' }] },
  { command: 'up', chords: [{ key: 'ArrowUp' }] },
  { command: 'down', chords: [{ key: 'ArrowDown' }] },
  { command: 'first', chords: [{ key: 'Home' }] },
  { command: 'last', chords: [{ key: 'End' }] },
  { command: 'column', chords: digits.map((key) => ({ key })) },
  { command: 'act', chords: [{ key: 'Enter' }, { key: ' ' }] },
  { command: 'release', chords: [{ key: 'Escape' }] },
  { command: 'home', chords: [{ key: 'Enter', shift: true }] },
  { command: 'longer', chords: [{ key: '+' }, { key: '=' }] },
  { command: 'shorter', chords: [{ key: '-' }, { key: '−' }] },
  { command: 'draw', chords: [{ key: 'd' }] },
  { command: 'undo', chords: [{ key: 'u' }, { key: 'z', control: true }] },
  {
    command: 'redo',
    chords: [
      { key: 'u', shift: true },
      { key: 'y', control: true },
      { key: 'z', control: true, shift: true },
    ],
  },
  { command: 'hint', chords: [{ key: 'h' }] },
  { command: 'finish', chords: [{ key: 'f' }] },
  { command: 'new', chords: [{ key: 'n' }] },
  { command: 'type', chords: [{ key: '/' }] },
  { command: 'moves', chords: [{ key: 'm' }] },
  { command: 'targets', chords: [{ key: 't' }] },
  { command: 'score', chords: [{ key: 's' }] },
  { command: 'table', chords: [{ key: 'o' }] },
  { command: 'repeat', chords: [{ key: 'l' }] },
  { command: 'help', chords: [{ key: '?' }] },
];

/** The command that a key press asks for; none with other modifiers, which belong to the browser. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  if (event.altKey || event.isComposing) return undefined;
  const key = keyOf(event);
  // Where a digit or a sign lies, and whether it wants Shift, is the keyboard's own matter.
  const shift = /^[a-z ]$|..+/.test(key) && event.shiftKey;
  const control = event.ctrlKey || event.metaKey;
  return keyMap.find(({ chords }) =>
    chords.some(
      (chord) =>
        chord.key === key &&
        (chord.shift ?? false) === shift &&
        (chord.control ?? false) === control,
    ),
  )?.command;
}

/** A letter of another script stands for the Latin one on the same key. */
function keyOf({ key, code }: KeyboardEvent): string {
  if (key.length > 1) return key;
  const isForeign = key.charCodeAt(0) > 0x24f && /^Key[A-Z]$/.test(code);
  return (isForeign ? code.slice(3) : key).toLowerCase();
}
