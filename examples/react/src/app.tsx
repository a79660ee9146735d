import { useRef, useState } from 'react';
import type { SolitaireGameElement } from 'solitaire-game';
import 'solitaire-game/define';
import type {} from 'solitaire-game/react';

export function App() {
  const game = useRef<SolitaireGameElement>(null);
  const [fourColor, setFourColor] = useState(false);
  const [score, setScore] = useState(0);
  const [outcome, setOutcome] = useState('');

  return (
    <main>
      <solitaire-game
        ref={game}
        variant="klondike"
        seed="w979728"
        four-color={fourColor}
        onsolitaire-start={() => {
          setScore(0);
          setOutcome('');
        }}
        onsolitaire-score={(event) => setScore(event.score)}
        onsolitaire-end={(event) => setOutcome(`${event.outcome}, ${event.score} points`)}
      />
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
    </main>
  );
}
