import type { Card } from './card.js';

import type { PointReason, Points } from './points.js';
import { pileRules, resolved } from './rules.js';
import type { Rules } from './rules.js';
import type { CreditedPlays, FixedPlays, ScoringDefinition } from './scoring.js';
import type { Settings } from './settings.js';
import type { MoveStep, Step } from './step.js';
import { isWon, pileOf } from './position.js';
import type { Position } from './position.js';
import { timerValue } from './timer.js';

/** The score and what it depends on: everything of the counting that an undo brings back. */
export interface Ledger {
  readonly score: number;
  /**
   * The growth guard (rules.md 3.4): for a lead card and the card (or space) it was laid on, the
   * largest number of cards ever credited.
   */
  readonly largest: ReadonlyMap<string, number>;
  /** The cards that have earned for going home: each does once a game (rules.md 6). */
  readonly paidHome: ReadonlySet<Card>;
  /** When the points timer was last set to its start, in ms of play. */
  readonly timerReset: number;
}

export function openLedger({ scoring }: Settings, rules: Rules): Ledger {
  return {
    score: (scoring.startPerCard ?? 0) * rules.deck.length,
    largest: new Map(),
    paidHome: new Set(),
    timerReset: 0,
  };
}

/** A ledger after an action, and what it earned. */
export interface Booking {
  readonly ledger: Ledger;
  readonly points: readonly Points[];
  /** False for a play that is legal but earns nothing and leaves the timer (rules.md 3.4). */
  readonly credited: boolean;
}

/** Adds points one by one, none of them taking the score below the scoring's floor. */
export function credit(
  scoring: ScoringDefinition,
  ledger: Ledger,
  wanted: readonly Points[],
): Pick<Booking, 'ledger' | 'points'> {
  const points: Points[] = [];
  let { score } = ledger;
  for (const { reason, points: amount } of wanted) {
    const next = Math.max(scoring.floor ?? -Infinity, score + amount);
    if (next !== score) points.push({ reason, points: next - score });
    score = next;
  }
  return { ledger: score === ledger.score ? ledger : { ...ledger, score }, points };
}

/** Books the steps of one action, done at `t`. */
export function book(
  settings: Settings,
  ledger: Ledger,
  rules: Rules,
  steps: readonly Step[],
  t: number,
): Booking {
  const { plays } = settings.scoring;
  switch (plays.kind) {
    case 'fixed': {
      const points = steps.flatMap((step) => fixedPoints(settings, plays, rules, step));
      return { ...credit(settings.scoring, ledger, points), credited: true };
    }
    case 'credited': {
      const step = steps.find((each) => each.type === 'move' && each.by === 'play');
      return step?.type === 'move'
        ? bookPlay(settings, plays, ledger, rules, step, t)
        : { ledger, points: [], credited: true };
    }
  }
}

/** What a player's play amounts to, whatever the game. */
type Role = 'home' | 'back' | 'lay' | 'build' | 'wild';

function roleOf(rules: Rules, step: MoveStep): Role {
  const from = pileRules(rules, step.from).group.kind;
  if (pileRules(rules, step.to).group.kind === 'foundation') return 'home';
  switch (from) {
    case 'foundation':
      return 'back';
    case 'tableau':
      return 'build';
    case 'wild':
      return 'wild';
    case 'stock':
    case 'waste':
      return 'lay';
  }
}

function fixedPoints(
  { scoring }: Settings,
  plays: FixedPlays,
  rules: Rules,
  step: Step,
): readonly Points[] {
  switch (step.type) {
    case 'move': {
      if (step.by !== 'play') return [];
      const role = roleOf(rules, step);
      return role === 'build' || role === 'wild' ? [] : [{ reason: role, points: plays[role] }];
    }
    case 'turn':
      return pileRules(rules, step.pile).group.kind === 'tableau'
        ? [{ reason: 'turn', points: plays.turn }]
        : [];
    case 'redeal': {
      const { stockClick } = rules.definition;
      const draw =
        stockClick && 'count' in stockClick ? resolved(stockClick.count, rules.options) : 1;
      const row = scoring.redeals?.find((each) => each.draw === draw);
      return row && step.pass >= row.fromPass ? [{ reason: 'redeal', points: row.points }] : [];
    }
    case 'become':
    case 'leave':
      return [];
  }
}

function bookPlay(
  settings: Settings,
  plays: CreditedPlays,
  ledger: Ledger,
  rules: Rules,
  step: MoveStep,
  t: number,
): Booking {
  const uncredited: Booking = { ledger, points: [], credited: false };
  const role = roleOf(rules, step);
  const count = step.cards.length;
  const lead = step.cards[0];
  if (lead === undefined || role === 'back') return uncredited;

  let { largest, paidHome } = ledger;
  if (role === 'home') {
    if (paidHome.has(lead)) return uncredited;
    paidHome = new Set(paidHome).add(lead);
  } else if (role === 'build') {
    const pair = `${lead}>${step.onto ?? ''}`;
    if (count <= (largest.get(pair) ?? 0)) return uncredited;
    largest = new Map(largest).set(pair, count);
  }
  const worth =
    plays.worth === 'timer'
      ? (timerValue(settings, ledger.timerReset, t) ?? 0)
      : count * settings.values.basePoints + (count - 1) * plays.furtherCard;
  const points = role === 'home' ? worth * plays.homeFactor : worth;
  const reason: PointReason = role === 'home' ? 'home' : role === 'build' ? 'run' : 'lay';
  const booked = credit(settings.scoring, ledger, [{ reason, points }]);
  return {
    ledger: { ...booked.ledger, largest, paidHome, timerReset: t },
    points: booked.points,
    credited: true,
  };
}

/** What a won game earns beside its plays. */
export function winPoints(settings: Settings, position: Position, t: number): readonly Points[] {
  const { win } = settings.scoring;
  if (!win || !isWon(position)) return [];
  const { rules } = position;
  const points: Points[] = [];
  if (win.perCard) points.push({ reason: 'deck-bust', points: win.perCard * rules.deck.length });
  if (win.unusedWildcard && holdsWildcard(position)) {
    points.push({ reason: 'unused-wildcard', points: settings.values.wildcardBonus });
  }
  const { timeLimit, timeBonus } = settings.values;
  if (win.secondsLeft && timeLimit !== 'none') {
    const seconds = Math.floor((timeLimit * 1000 - t) / 1000);
    points.push({ reason: 'time-left', points: seconds * timeBonus });
  }
  const played = Math.floor(t / 1000);
  if (win.speed && played > win.speed.above) {
    points.push({ reason: 'speed', points: Math.floor(win.speed.points / played) });
  }
  return points;
}

function holdsWildcard(position: Position): boolean {
  return position.rules.piles.some(
    ({ id, group }) => group.kind === 'wild' && pileOf(position, id).cards.length > 0,
  );
}

/** The score after the clock has run from one time to another with nothing done. */
export function scoreAfterClock(
  scoring: ScoringDefinition,
  score: number,
  from: number,
  to: number,
): number {
  const { clock, floor = -Infinity } = scoring;
  if (!clock) return score;
  const period = clock.everySeconds * 1000;
  const times = Math.floor(to / period) - Math.floor(from / period);
  return times > 0 ? Math.max(Math.min(score, floor), score + times * clock.points) : score;
}
