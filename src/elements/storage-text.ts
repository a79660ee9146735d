import type { StorageFault } from '../controllers/storage-error.js';
import type { Wording } from './wording.js';

/** What a fault of the storage means to the player. */
export function storageText(fault: StorageFault, { language }: Wording): string {
  const { msg } = language;
  const texts: Readonly<Record<StorageFault, string>> = {
    blocked: msg('This browser keeps nothing for this page: the game goes on, but will be lost.'),
    full: msg('The storage is full: the game goes on, but is not kept.'),
    damaged: msg('What was kept is damaged. It was put aside.'),
    newer: msg('What was kept is from a newer version. It was left alone; this game is not kept.'),
    'other-tab': msg('This game goes on in another tab, and is kept there.'),
  };
  return texts[fault];
}
