// Takes the picture of README.md anew.
import { mkdir } from 'node:fs/promises';
import { openGamePage, wonGame } from './game-page.mjs';

await mkdir('.github', { recursive: true });
const { picture, close } = await openGamePage();
await picture(
  [
    { ...wonGame('klondike draw 3', 0.5), share: 4 },
    { ...wonGame('colorado', 0.45), share: 7 },
  ],
  { width: 1280, height: 540, scale: 1.2 },
  { path: '.github/solitaire-game.webp', type: 'webp', quality: 66 },
);
await close();
