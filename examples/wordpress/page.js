for (const place of document.querySelectorAll('.solitaire')) {
  const game = place.querySelector('solitaire-game');
  const score = place.querySelector('output');
  const outcome = place.querySelector('[role="status"]');

  game.addEventListener('solitaire-start', () => {
    score.textContent = 0;
    outcome.textContent = '';
  });
  game.addEventListener('solitaire-score', (event) => {
    score.textContent = event.score;
  });
  game.addEventListener('solitaire-end', (event) => {
    outcome.textContent = `${event.outcome}, ${event.score} points`;
  });
  place.querySelector('button').addEventListener('click', () => game.newGame());
  place.querySelector('input').addEventListener('change', (event) => {
    game.fourColor = event.target.checked;
  });
}
