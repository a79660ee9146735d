import type { RefusalReason } from '../../engine/index.js';
import type { Language } from '../language/language.js';

/** Why an action was refused, in words. */
export function refusalText(reason: RefusalReason, { msg }: Language): string {
  const reasons: Readonly<Record<RefusalReason, string>> = {
    'game-over': msg('The game is over.'),
    'time-went-back': msg('That came too late.'),
    paused: msg('The game is paused.'),
    'no-such-pile': msg('There is no such pile.'),
    'no-such-card': msg('There is no such card.'),
    'face-down': msg('That card lies face down.'),
    'same-pile': msg('The cards lie there already.'),
    'never-leaves': msg('Cards stay on that pile.'),
    'one-at-a-time': msg('Only one card at a time.'),
    'not-a-run': msg('These cards are no run.'),
    'not-from-there': msg('That pile takes no card from there.'),
    'stock-not-empty': msg('Not while there are cards in the stock.'),
    'space-needs-base': msg('An empty pile begins with another card.'),
    'space-takes-none': msg('An empty pile stays empty.'),
    'builds-not': msg('Nothing is laid on that pile.'),
    'wrong-rank': msg('The rank does not fit.'),
    'wrong-suit': msg('The suit does not fit.'),
    'wrong-color': msg('The colors must alternate.'),
    'suit-begun': msg('A pile of that suit is begun already.'),
    'wildcard-has-no-card': msg('Every card that fits there has been played.'),
    'nothing-to-reveal': msg('There is no card to turn.'),
    'no-draw': msg('The stock is played card by card.'),
    'stock-empty': msg('The stock is empty.'),
    'no-redeal': msg('There is only one trip through the stock.'),
    'nothing-to-redeal': msg('There is nothing to turn over.'),
    'no-pass-left': msg('No trip through the stock is left.'),
    'undo-not-allowed': msg('Nothing can be undone here.'),
    'nothing-to-undo': msg('There is nothing to undo.'),
    'redo-not-allowed': msg('Nothing can be redone here.'),
    'nothing-to-redo': msg('There is nothing to redo.'),
  };
  return reasons[reason];
}
