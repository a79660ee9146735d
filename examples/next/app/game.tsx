'use client';

import { useEffect, useRef, useState } from 'react';
import type { SolitaireGameElement } from 'solitaire-game';
import 'solitaire-game/define';
import type {} from 'solitaire-game/react';

export function Game({ seed }: { seed: string | undefined }) {
  const game = useRef<SolitaireGameElement>(null);
  const [fourColor, setFourColor] = useState(false);
  const [score, setScore] = useState(0);
  const [outcome, setOutcome] = useState('');

  // React attaches no listeners to a custom element that the server has rendered.
  useEffect(() => {
    const element = game.current!;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener(
      'solitaire-start',
      () => {
        setScore(0);
        setOutcome('');
      },
      { signal },
    );
    element.addEventListener('solitaire-score', (event) => setScore(event.score), { signal });
    element.addEventListener(
      'solitaire-end',
      (event) => setOutcome(`${event.outcome}, ${event.score} points`),
      { signal },
    );
    // Somebody may have played before React came.
    setScore(element.score);
    return () => listening.abort();
  }, []);

  return (
    <>
      <solitaire-game ref={game} variant="klondike" seed={seed} four-color={fourColor} />
      <p>
        Score: <output>{score}</output> <span role="status">{outcome}</span>
      </p>
      <button type="button" onClick={() => game.current?.newGame()}>
        New game
      </button>
      <label>
        <input
          type="checkbox"
          checked={fourColor}
          onChange={(event) => setFourColor(event.target.checked)}
        />{' '}
        Four colours
      </label>
    </>
  );
}
