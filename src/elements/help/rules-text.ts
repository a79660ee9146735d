import { str } from '@lit/localize/internal/str-tag.js';
import type {
  Accept,
  OptionValues,
  PileGroup,
  Rank,
  Settings,
  VariantDefinition,
} from '../../engine/index.js';
import { formatClock } from '../clock-time.js';
import type { Wording } from '../wording.js';

/** A part of the rules: a title and its sentences. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** How a game is played, made out of its own data under the options that it has now. */
export function rulesText(settings: Settings, words: Wording): readonly Section[] {
  const { definition, values } = settings;
  const groups = definition.piles.filter(({ only }) => only === undefined || values[only]);
  return [
    { title: words.msg('Goal'), lines: [goal(definition, words)] },
    ...groups
      .filter(({ kind }) => kind === 'foundation' || kind === 'tableau')
      .map((group) => ({
        title: titleOf(group, words),
        lines: linesOf(group, settings, words),
      })),
    { title: words.kinds.stock, lines: stockLines(settings, words) },
    ...groups
      .filter(({ kind }) => kind === 'wild')
      .map(() => ({ title: words.kinds.wild, lines: [wildcard(words)] })),
    { title: words.msg('Conditions'), lines: conditions(settings, words) },
  ];
}

function goal({ deck }: VariantDefinition, words: Wording): string {
  const count = deck.decks * 4 * (deck.highestRank ?? 13);
  return words.msg(
    str`The game is won when all cards (${words.language.number(count)}) lie on the foundations.`,
  );
}

function titleOf({ kind, count, accept }: PileGroup, words: Wording): string {
  const isDown = kind === 'foundation' && accept?.build?.rank === 'down';
  const name = isDown ? words.kingFoundation : words.kinds[kind];
  return words.msg(str`${name} (${words.language.number(count)})`);
}

function linesOf(group: PileGroup, settings: Settings, words: Wording): readonly string[] {
  const { accept, give } = group;
  const { msg } = words;
  return [
    ...(accept ? [...spaceLines(accept, words), ...buildLines(accept, words)] : []),
    ...sourceLines(group, settings, words),
    ...(accept?.whenStockEmpty ? [msg('Cards are laid here only when the stock is empty.')] : []),
    ...giveLines(group, words),
    ...(give?.unit === 'run'
      ? [msg('Cards that follow each other in this way move together.')]
      : []),
    ...flipLines(group, settings.values, words),
    ...(settings.definition.refill?.group === group.id
      ? [msg('When it becomes empty, the top card of the stock fills it at once.')]
      : []),
  ];
}

function spaceLines({ empty, onePerSuit }: Accept, words: Wording): readonly string[] {
  const { msg } = words;
  const begun = onePerSuit ? [msg('There is one pile for each suit.')] : [];
  if (empty === 'none') return [msg('An empty pile takes no card.'), ...begun];
  if (empty === 'any') return [msg('An empty pile takes any card.'), ...begun];
  const rank = rankName(empty.rank, words);
  return [msg(str`An empty pile begins with this rank: ${rank}.`), ...begun];
}

function rankName(rank: Rank, words: Wording): string {
  return words.ranks[rank] ?? String(rank);
}

function buildLines({ build }: Accept, words: Wording): readonly string[] {
  const { msg } = words;
  if (!build) return [msg('No card is laid on another.')];
  const ranks = {
    up: msg('Each card is one rank higher than the card under it.'),
    down: msg('Each card is one rank lower than the card under it.'),
    any: msg('Any rank is laid on any other.'),
  };
  const suits = {
    same: msg('All cards of a pile are of one suit.'),
    alternate: msg('Red and black take turns.'),
    any: msg('Suits do not matter.'),
  };
  return [ranks[build.rank], suits[build.suit]];
}

function sourceLines(
  { accept }: PileGroup,
  { definition, values }: Settings,
  words: Wording,
): readonly string[] {
  if (!accept) return [];
  const from = definition.piles.filter(
    ({ id, only }) => accept.from.includes(id) && (only === undefined || values[only]),
  );
  const names = [...new Set(from.map(({ kind }) => words.kinds[kind]))];
  return names.length === 0
    ? []
    : [words.msg(str`Cards come from: ${words.language.list(names)}.`)];
}

function giveLines({ give, kind }: PileGroup, words: Wording): readonly string[] {
  const { msg } = words;
  if (!give) return [msg('Cards stay there.')];
  if (kind === 'foundation') return [msg('The top card may be taken back.')];
  return give.unit === 'top' ? [msg('Only the top card may be moved.')] : [];
}

function flipLines({ flip }: PileGroup, values: OptionValues, words: Wording): readonly string[] {
  if (flip === undefined) return [];
  const how = typeof flip === 'object' ? values[flip.option] : flip;
  return how === 'auto'
    ? [words.msg('A face-down card that comes to the top is turned by itself.')]
    : [words.msg('A face-down card that comes to the top is turned by a click.')];
}

function stockLines({ definition, values }: Settings, words: Wording): readonly string[] {
  const { msg, language } = words;
  const { stockClick, redeal } = definition;
  if (!stockClick) return [msg('Its top card lies face up and is laid by hand.')];
  if ('each' in stockClick) return [msg('A click deals one card onto every pile of the tableau.')];
  const count = typeof stockClick.count === 'object' ? values.draw : stockClick.count;
  const drawn = msg(str`A click turns up: ${words.cards(count)}.`);
  if (!redeal) return [drawn, msg('There is one trip through the stock.')];
  const { passes } = values;
  return [
    drawn,
    passes === 'unlimited'
      ? msg('When it is empty, a click turns the waste over, as often as you like.')
      : msg(str`Trips through the stock: ${language.number(passes)}.`),
  ];
}

function wildcard(words: Wording): string {
  return words.msg(
    'The wildcard becomes the card that fits where it is laid, if that card has not been played yet. It stays that card.',
  );
}

function conditions(settings: Settings, words: Wording): readonly string[] {
  const { msg } = words;
  const { values, contest } = settings;
  const undo: Readonly<Record<OptionValues['undo'], string>> = {
    none: msg('Nothing can be undone.'),
    once: msg('The last move can be undone, unless it turned up a new card.'),
    unlimited: msg('Every move can be undone.'),
  };
  return [
    contestTimeText(settings, words),
    undo[values.undo],
    ...(contest ? [msg('Contest: no redo, no pause, no second try at the same deal.')] : []),
    stuckText(settings, words),
  ];
}

/** What is to be said of time before a game begins. */
export function contestTimeText({ values, scoring }: Settings, words: Wording): string {
  const { msg } = words;
  if (values.timeLimit !== 'none') {
    return msg(
      str`The game ends after ${formatClock(values.timeLimit)}. The clock runs from the deal.`,
    );
  }
  return scoring.timer?.drives
    ? msg('There is no time limit, but the points timer runs.')
    : msg('There is no time limit.');
}

function stuckText({ scoring, contest }: Settings, words: Wording): string {
  const ends = scoring.stuckEnds === 'always' || (scoring.stuckEnds === 'contest' && contest);
  return ends
    ? words.msg('When no move is left, the game is over.')
    : words.msg('When no move is left, you are told, and the game is over only when you give up.');
}
