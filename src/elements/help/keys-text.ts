import { keyMap } from '../../controllers/key-map.js';
import type { Chord, Command } from '../../controllers/key-map.js';
import type { Wording } from '../wording.js';

/** One line of the list of keys. */
export interface KeyLine {
  readonly keys: readonly string[];
  readonly does: string;
}

/** How many of the keys of a command are shown. */
const mostKeys = 2;

/** The key map as a list, for reading. */
export function keysText(words: Wording): readonly KeyLine[] {
  return keyMap.map(({ command, chords }) => ({
    keys:
      command === 'column'
        ? ['1 – 9', '0']
        : chords.slice(0, mostKeys).map((each) => chordName(each, words)),
    does: commandName(command, words),
  }));
}

function chordName({ key, shift, control }: Chord, words: Wording): string {
  return [
    ...(control ? [words.msg('Ctrl')] : []),
    ...(shift ? [words.msg('Shift')] : []),
    keyName(key, words),
  ].join(' + ');
}

function keyName(key: string, words: Wording): string {
  const { msg } = words;
  const names: Readonly<Record<string, string>> = {
    ArrowLeft: '←',
    ArrowRight: '→',
    ArrowUp: '↑',
    ArrowDown: '↓',
    Home: msg('Home'),
    End: msg('End'),
    Enter: msg('Enter'),
    ' ': msg('Space'),
    Escape: msg('Esc'),
  };
  return names[key] ?? key.toUpperCase();
}

function commandName(command: Command, words: Wording): string {
  const { msg } = words;
  const names: Readonly<Record<Command, string>> = {
    left: msg('To the pile on the left'),
    right: msg('To the pile on the right'),
    up: msg('To the card or pile above'),
    down: msg('To the card or pile below'),
    first: msg('To the first pile of the area'),
    last: msg('To the last pile of the area'),
    column: msg('To the pile of the tableau with this number'),
    act: msg('Pick up, lay down'),
    release: msg('Let go what is held'),
    home: msg('Send to a foundation'),
    longer: msg('Hold one card more'),
    shorter: msg('Hold one card less'),
    draw: msg('Click the stock'),
    undo: words.undo,
    redo: words.redo,
    hint: words.hint,
    finish: words.finish,
    new: words.newGame,
    type: msg('Type a move'),
    moves: msg('Say the possible moves'),
    targets: msg('Say where the held cards can go'),
    score: msg('Say score and time'),
    table: msg('Say what lies on each pile'),
    repeat: msg('Say the last words again'),
    help: words.help,
  };
  return names[command];
}
