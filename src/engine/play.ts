import { Change } from './change.js';
import { moveFault } from './legality.js';
import type { Move, PlayMove } from './move.js';
import { isTopClosed, topOf } from './pile.js';
import type { PileId } from './pile.js';
import { wildcardOf } from './position.js';
import type { Position } from './position.js';
import { Refusal } from './refusal.js';
import { pileRules, pilesOfGroup, resolved } from './rules.js';
import type { Step } from './step.js';
import { unplayedCard, wildcardFace } from './wildcard.js';

/** What a move led to: all that followed from it by itself is part of it. */
export interface Played {
  readonly position: Position;
  readonly steps: readonly Step[];
}

/** Plays a move: the position after it with the steps that led there, or why it is refused. */
export function play(position: Position, move: Move): Played | Refusal {
  const fault = moveFault(position, move);
  if (fault) return new Refusal(fault);
  const change = new Change(position);
  switch (move.type) {
    case 'play':
      playCards(position, move, change);
      break;
    case 'draw':
      draw(position, change);
      break;
    case 'redeal':
      redeal(position, change);
      break;
    case 'reveal':
      turnTop(change, move.pile);
      break;
  }
  return { position: change.after, steps: change.steps };
}

function playCards(position: Position, move: PlayMove, change: Change): void {
  const { rules } = position;
  const source = pileRules(rules, move.from);
  if (source.group.kind === 'wild') become(position, move.to, change);
  change.move('play', move.from, move.to, move.count);
  const { flip = 'manual' } = source.group;
  if (resolved(flip, rules.options) === 'auto' && isTopClosed(change.pile(move.from))) {
    turnTop(change, move.from);
  }
  refill(position, move.from, change);
  if (rules.stock?.group.faceUpTop && isTopClosed(change.pile(rules.stock.id))) {
    change.turn(rules.stock.id);
  }
}

function become(position: Position, target: PileId, change: Change): void {
  const face = wildcardFace(position, pileRules(position.rules, target));
  const spent = face && unplayedCard(position, face);
  if (face === undefined || spent === undefined) return;
  change.become(wildcardOf(position.rules), face, spent);
  const waste = position.rules.piles.find(({ group }) => group.kind === 'waste');
  if (waste && change.pile(waste.id).cards.includes(spent)) change.leave(waste.id, spent);
}

/** Turns the closed top card; a spent one leaves play instead, and the next closed card turns. */
function turnTop(change: Change, id: PileId): void {
  const card = topOf(change.pile(id));
  if (card !== undefined && change.isSpent(card)) {
    change.leave(id, card);
    if (!isTopClosed(change.pile(id))) return;
  }
  change.turn(id);
}

function refill(position: Position, emptied: PileId, change: Change): void {
  const { refill: rule } = position.rules.definition;
  if (pileRules(position.rules, emptied).group.id !== rule?.group) return;
  if (change.pile(emptied).cards.length > 0) return;
  dropSpent(change, rule.from);
  if (change.pile(rule.from).cards.length > 0) change.move('refill', rule.from, emptied, 1);
}

/** A spent card that would be drawn next leaves play; the one after it is drawn instead. */
function dropSpent(change: Change, stock: PileId): void {
  const card = topOf(change.pile(stock));
  if (card !== undefined && change.isSpent(card)) change.leave(stock, card);
}

function draw(position: Position, change: Change): void {
  const { rules } = position;
  const { stockClick } = rules.definition;
  const stock = rules.stock?.id;
  if (!stockClick || stock === undefined) return;
  if ('each' in stockClick) {
    for (const { id } of pilesOfGroup(rules, stockClick.each)) {
      dropSpent(change, stock);
      if (change.pile(stock).cards.length > 0) change.move('deal', stock, id, 1);
    }
    return;
  }
  const count = resolved(stockClick.count, rules.options);
  const next = change.pile(stock).cards.slice(-count);
  const spent = next.find((card) => change.isSpent(card));
  if (spent !== undefined) change.leave(stock, spent);
  change.draw(stock, stockClick.to, Math.min(count, change.pile(stock).cards.length));
}

function redeal(position: Position, change: Change): void {
  const { redeal: rule } = position.rules.definition;
  const { stock } = position.rules;
  if (rule && stock) change.redeal(rule.from, stock.id);
}
