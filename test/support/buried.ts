import { createGame, formatRecord, parsePosition } from '../../src/engine/index.js';
import type { Game } from '../../src/engine/index.js';

/** Sir Tommy, three moves before its end: the king laid onto the queen loses it. */
export function buriedGame(): Game {
  const spades = 'AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS';
  const hearts = 'AH 2H 3H 4H 5H 6H 7H 8H 9H TH';
  const position = parsePosition(
    `sir-tommy / S: KS / F1: ${spades} / F2: ${hearts} / T1: QS / T3: JH`,
  );
  return createGame({ variant: 'sir-tommy', position });
}

export const buriedRecord: string = formatRecord(buriedGame());
