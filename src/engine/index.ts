/** The rules engine: pure, for Node and every browser; it reads no clock and no random source. */
export { colorOf, faceOf, formatFace, orderedDeck, parseFace, ranks, suits } from './card.js';
export type { Card, Color, Deck, Face, Rank, Suit } from './card.js';
export type { Build } from './build.js';
export { commit } from './commitment.js';
export { defineVariant, VariantError } from './define-variant.js';
export { createGame } from './create-game.js';
export type { NewGame } from './create-game.js';
export { engineVersion } from './engine-version.js';
export { homeMove } from './home.js';
export { Game } from './game.js';
export type { GameOptions, GameStatus } from './game.js';
export { gapCauses } from './gap.js';
export type { Gap, GapCause } from './gap.js';
export type { LogEntry, Outcome } from './log.js';
export { giveFault, moveFault, runLength } from './legality.js';
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
export { isStockEmpty, knownFace, pileOf } from './position.js';
export type { Position } from './position.js';
export { formatRecord, parseRecord } from './record.js';
export type { RecordForm } from './record.js';
export { RecordError, recordFaults } from './record-fault.js';
export type { RecordFault } from './record-fault.js';
export { recordFormat } from './record-lines.js';
export type { RecordLimits } from './record-lines.js';
export { isRefusal, Refusal, refusalReasons } from './refusal.js';
export type { RefusalReason } from './refusal.js';
export { scoringNamed, scorings, variantNamed, variants } from './registry.js';
export { play } from './play.js';
export { pileRules } from './rules.js';
export type { PileRules, PlayOptions, Rules } from './rules.js';
export type { ScoringDefinition } from './scoring.js';
export type { ScoringName } from './scorings/index.js';
export type { VariantName } from './variants/index.js';
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
export { checkExpected, ExpectationError } from './expected.js';
export type { Expected } from './expected.js';
export { expectationFaults, verify } from './verify.js';
export type { ExpectationFault, Verdict } from './verify.js';
