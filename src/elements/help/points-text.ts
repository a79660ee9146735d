import { str } from '@lit/localize/internal/str-tag.js';
import type { ScoringDefinition, Settings } from '../../engine/index.js';
import type { Wording } from '../wording.js';

/** What earns and what costs points, made out of the scoring's own data and the options. */
export function pointsText(settings: Settings, words: Wording): readonly string[] {
  const { scoring } = settings;
  const lines = [
    ...startLines(settings, words),
    ...playLines(settings, words),
    ...redealLines(settings, words),
    ...clockLines(scoring, words),
    ...winLines(settings, words),
    ...(scoring.giveUpEarnsTimer
      ? [words.msg('Giving up earns what a hidden points timer stands at.')]
      : []),
    ...(scoring.floor === undefined
      ? []
      : [words.msg(str`The score never falls below ${words.language.number(scoring.floor)}.`)]),
  ];
  return lines.length > 0 ? lines : [words.msg('No points are counted.')];
}

/** What is done and what it is worth: `A card to a foundation: +10`. */
function worth(what: string, points: number, words: Wording): readonly string[] {
  return points === 0 ? [] : [words.msg(str`${what}: ${words.language.signed(points)}`)];
}

function startLines({ scoring, definition }: Settings, words: Wording): readonly string[] {
  const cards = definition.deck.decks * 4 * (definition.deck.highestRank ?? 13);
  return worth(words.msg('At the start'), (scoring.startPerCard ?? 0) * cards, words);
}

function playLines({ scoring, values }: Settings, words: Wording): readonly string[] {
  const { msg, language } = words;
  const { plays, timer } = scoring;
  if (plays.kind === 'fixed') {
    return [
      ...worth(msg('A card to a foundation'), plays.home, words),
      ...worth(msg('A card from the stock or the waste to the tableau'), plays.lay, words),
      ...worth(msg('A card back from a foundation'), plays.back, words),
      ...worth(msg('A face-down card turned up'), plays.turn, words),
    ];
  }
  const home = msg(
    str`A play to a foundation earns ${language.number(plays.homeFactor)} times as much as one card.`,
  );
  const again = msg('A play that only goes to and fro earns nothing.');
  if (plays.worth === 'length') {
    return [
      ...worth(msg('A play of one card'), values.basePoints, words),
      ...worth(msg('Each further card of a play'), plays.furtherCard, words),
      home,
      again,
    ];
  }
  return [
    msg('A play earns what the points timer shows.'),
    home,
    msg(
      str`The points timer starts at ${language.number(values.timerStart)} and loses ${language.number(values.timerRate)} each second.`,
    ),
    ...(timer?.drives
      ? [
          msg(
            'A play or a draw resets it. At 0 the stock is clicked by itself; when nothing is left to draw, the game is over.',
          ),
        ]
      : []),
    again,
  ];
}

function redealLines({ scoring, definition, values }: Settings, words: Wording): readonly string[] {
  if (!definition.redeal) return [];
  const { msg, language } = words;
  return (scoring.redeals ?? [])
    .filter(({ draw }) => draw === values.draw)
    .flatMap(({ fromPass, points }) =>
      worth(
        msg(str`Each trip through the stock from number ${language.number(fromPass)} on`),
        points,
        words,
      ),
    );
}

function clockLines({ clock }: ScoringDefinition, words: Wording): readonly string[] {
  if (!clock) return [];
  const { msg, language } = words;
  return worth(msg(str`Every ${language.number(clock.everySeconds)} seconds`), clock.points, words);
}

function winLines({ scoring, definition, values }: Settings, words: Wording): readonly string[] {
  const { msg, language } = words;
  const { win } = scoring;
  if (!win) return [];
  const cards = definition.deck.decks * 4 * (definition.deck.highestRank ?? 13);
  const { speed } = win;
  return [
    ...worth(msg('All cards on the foundations'), (win.perCard ?? 0) * cards, words),
    ...(win.unusedWildcard && values.wildcard
      ? worth(msg('The wildcard unused in a won game'), values.wildcardBonus, words)
      : []),
    ...(win.secondsLeft && values.timeLimit !== 'none'
      ? worth(msg('Each second left when the game is won'), values.timeBonus, words)
      : []),
    ...(speed
      ? [
          msg(
            str`A game won in more than ${language.number(speed.above)} seconds: ${language.number(speed.points)} divided by the seconds`,
          ),
        ]
      : []),
  ];
}
