/** The rules engine: pure, for Node and every browser; it reads no clock and no random source. */
export { colorOf, faceOf, formatFace, orderedDeck, parseFace, ranks, suits } from './card.js';
export type { Card, Color, Deck, Face, Rank, Suit } from './card.js';
export type { Build } from './build.js';
export { createGame } from './create-game.js';
export type { NewGame } from './create-game.js';
export { homeMove } from './home.js';
export { Game } from './game.js';
export type { GameOptions, GameStatus } from './game.js';
export type { LogEntry, Outcome } from './log.js';
export { moveFault, runLength } from './legality.js';
export type { Move, PlayMove } from './move.js';
export { formatMove, formatPosition, NotationError, parseMove, parsePosition } from './notation.js';
export {
  attributeOf,
  isOptionName,
  OptionError,
  optionNames,
  optionTable,
  parseOption,
} from './options.js';
export type { OptionName, OptionValue, OptionValues } from './options.js';
export { isTopClosed, topOf } from './pile.js';
export type { Pile, PileId, PileKind } from './pile.js';
export { isBonus, sumOf } from './points.js';
export type { PointReason, Points } from './points.js';
export { knownFace, pileOf } from './position.js';
export type { Position } from './position.js';
export { isRefusal, Refusal, refusalReasons } from './refusal.js';
export type { RefusalReason } from './refusal.js';
export { scoringNamed, scorings, variantNamed, variants } from './registry.js';
export { pileRules } from './rules.js';
export type { PileRules, PlayOptions, Rules } from './rules.js';
export type { ScoringDefinition } from './scoring.js';
export { settle, usableOptions } from './settings.js';
export type { GameRequest, Settings } from './settings.js';
export { shuffle } from './shuffle.js';
export { wildcardFace } from './wildcard.js';
export type { MoveStep, Step } from './step.js';
export type {
  Accept,
  DealStep,
  Give,
  Layout,
  PileGroup,
  Place,
  Redeal,
  StockClick,
  VariantDefinition,
} from './variant.js';
