import { formatRecord, verify } from '../../src/engine/index.js';
import { seededRandom } from './random-player.js';
import { randomGame } from './random-record.js';
import { mutated, mutationNames } from './record-mutations.js';

/** What can be sent to a page as it is: not too long, and no half characters. */
function isSendable(text: string): boolean {
  return text.length < 20_000 && !/[\ud800-\udfff]/u.test(text);
}

/** Records of every kind, honest and not, and what this engine, here, says of them. */
export function archive(games = 40): {
  readonly texts: readonly string[];
  readonly verdicts: string;
} {
  const random = seededRandom(2026);
  const honest = Array.from({ length: games }, () => formatRecord(randomGame(random, 70)));
  const spoilt = mutationNames.flatMap((name) =>
    honest.slice(0, 4).map((text) => mutated(name, text, honest[random(games)] ?? text, random)),
  );
  const texts = [...honest, ...spoilt].filter(isSendable);
  return { texts, verdicts: JSON.stringify(texts.map((text) => verify(text))) };
}
