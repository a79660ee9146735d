import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { isTopClosed, topOf } from '../../engine/index.js';
import type { Card, Face, Pile, PileRules, Position } from '../../engine/index.js';
import { spotsOf } from '../../controllers/spots.js';
import { appearance } from '../appearance.js';
import { cardBack, cardFace, wildcardFace } from '../card/index.js';
import type { Wording } from '../wording.js';
import type { Cell } from './place.js';
import { spaceSign } from './space-sign.js';

/** All that a drawn pile depends on. */
export interface PileLook {
  readonly rules: PileRules;
  readonly pile: Pile;
  readonly position: Position;
  readonly wide: Cell;
  readonly narrow: Cell;
  /** How many of its cards, from the top, the player holds. */
  readonly held: number;
  /** The held cards may be laid here. */
  readonly isTarget: boolean;
  /** What a held wildcard would become here. */
  readonly preview: Face | undefined;
  /** The index of the card (−1: the bare place) that is the table's tab stop. */
  readonly tabStop: number | undefined;
  /** What a click on the stock will do, in words. */
  readonly action: string | undefined;
  readonly words: Wording;
}

/** How far down the sideways fan of a pile begins, so that only its last cards show. */
function firstDrawn({ pile: { cards }, wide }: PileLook): number {
  if (wide.fan === 'none') return Math.max(0, cards.length - 2);
  return wide.shows === Infinity ? 0 : Math.max(0, cards.length - wide.shows - 1);
}

/** How far a card of a sideways fan lies from its first, in strips; other fans follow in CSS alone. */
function stripsBefore({ pile, wide }: PileLook, index: number): Readonly<Record<string, string>> {
  if (wide.fan !== 'right') return {};
  const first = Math.max(0, pile.cards.length - wide.shows);
  return { '--right': String(Math.max(0, index - first)) };
}

/** The place of a sideways fan's last card, from 0. */
function lastInFan({ cards }: Pile, { shows }: Cell): number {
  return Math.max(0, Math.min(cards.length, shows) - 1);
}

/** The top card is no strip: nothing lies on it. */
function closedStrips({ cards, closed }: Pile): number {
  return Math.max(0, Math.min(closed, cards.length - 1));
}

function pileStyle(look: PileLook): Readonly<Record<string, string>> {
  const { pile, wide, narrow } = look;
  const closed = closedStrips(pile);
  return {
    '--wide-column': String(wide.column),
    '--wide-row': String(wide.row),
    '--wide-span': String(wide.span),
    '--wide-room': String(wide.room),
    '--narrow-column': String(narrow.column),
    '--narrow-row': String(narrow.row),
    '--narrow-span': String(narrow.span),
    '--narrow-room': String(narrow.room),
    '--closed-strips': String(closed),
    '--right-last': String(wide.fan === 'right' ? lastInFan(pile, wide) : 0),
    '--open-strips': String(Math.max(0, pile.cards.length - 1 - closed)),
  };
}

function cardLabel(look: PileLook, card: Card, index: number): string {
  const { pile, action, words } = look;
  const isClosed = index < pile.closed;
  if (action !== undefined && index === pile.cards.length - 1) {
    return words.joined(words.pileSummary(look.rules, pile.cards.length, pile.closed), action);
  }
  if (isClosed) return words.faceDown;
  return openLabel(look, card);
}

function openLabel(look: PileLook, card: Card): string {
  const { position, words } = look;
  const face = position.faces[card];
  if (!face) return words.wildcard;
  return isWildcard(look, card) ? words.played(words.card(face)) : words.card(face);
}

function isWildcard({ position }: PileLook, card: Card): boolean {
  return card === position.rules.deck.length;
}

function cardArt(look: PileLook, card: Card, isClosed: boolean): TemplateResult {
  if (isClosed) return cardBack();
  const face = look.position.faces[card];
  return face ? cardFace(face, { wild: isWildcard(look, card) }) : wildcardFace();
}

function cardTemplate(
  look: PileLook,
  card: Card,
  index: number,
  spots: ReadonlySet<number>,
): TemplateResult {
  const { pile, held, tabStop, words } = look;
  const isClosed = index < pile.closed;
  const isHeld = index >= pile.cards.length - held;
  const isLead = held > 0 && index === pile.cards.length - held;
  const isSpot = spots.has(index);
  const canTurn = isClosed && isTopClosed(pile);
  return html`<div
    class="card"
    part="card"
    role=${isSpot ? 'button' : nothing}
    tabindex=${isSpot ? (tabStop === index ? '0' : '-1') : nothing}
    aria-label=${isSpot ? cardLabel(look, card, index) : nothing}
    aria-pressed=${isSpot && isHeld ? 'true' : nothing}
    aria-hidden=${isSpot ? nothing : 'true'}
    ${appearance({
      closed: isClosed,
      open: !isClosed,
      held: isHeld,
      top: index === pile.cards.length - 1,
      'can-turn': canTurn,
      ...stripsBefore(look, index),
    })}
    .card=${card}
    .spot=${{ pile: pile.id, index }}
  >
    ${cardArt(look, card, isClosed)}
    ${isLead ? html`<span class="from" data-word=${words.from}></span>` : nothing}
  </div>`;
}

/** Kind, place, count, and the top card where one lies open. */
function pileLabel(look: PileLook): string {
  const { rules, pile, words } = look;
  const top = topOf(pile);
  const isOpen = top !== undefined && !isTopClosed(pile);
  return words.pileSummary(
    rules,
    pile.cards.length,
    pile.closed,
    isOpen ? openLabel(look, top) : undefined,
  );
}

/** One pile: its place, and of its cards those that can be seen. */
export function pileTemplate(look: PileLook): TemplateResult {
  const { rules, pile, position, wide, isTarget, preview, tabStop, action, words } = look;
  const first = firstDrawn(look);
  const isEmpty = pile.cards.length === 0;
  const spots = new Set(spotsOf(position, rules).map(({ index }) => index));
  return html`<div
    class="pile ${rules.group.kind}"
    part="pile ${rules.group.kind}"
    role="group"
    aria-label=${pileLabel(look)}
    ${appearance({ fanned: wide.fan === 'down', target: isTarget, ...pileStyle(look) })}
    .pile=${pile.id}
  >
    <div
      class="space"
      part="space"
      role=${isEmpty ? 'button' : nothing}
      tabindex=${isEmpty ? (tabStop === -1 ? '0' : '-1') : nothing}
      aria-label=${
        isEmpty
          ? words.joined(words.pileSummary(rules, 0, 0), ...(action === undefined ? [] : [action]))
          : nothing
      }
      .spot=${{ pile: pile.id, index: -1 }}
    >
      ${isEmpty ? spaceSign(position, rules) : nothing}
    </div>
    ${pile.cards.map((card, index) =>
      // Each at its own height, drawn or not: what lies below a change stays as it is.
      index < first ? nothing : keyed(card, cardTemplate(look, card, index, spots)),
    )}
    ${preview ? html`<div class="preview" aria-hidden="true">${cardFace(preview, { wild: true })}</div>` : nothing}
    ${countTemplate(look)}
  </div>`;
}

/** How many cards a stock holds, for the eye; its label says it to the ear. */
function countTemplate({ rules, pile }: PileLook): TemplateResult | typeof nothing {
  if (rules.group.kind !== 'stock' || pile.cards.length === 0) return nothing;
  return html`<span class="count" aria-hidden="true">${pile.cards.length}</span>`;
}
