import { Component, CUSTOM_ELEMENTS_SCHEMA, ElementRef, signal, viewChild } from '@angular/core';
import type { SolitaireEndEvent, SolitaireGameElement } from 'solitaire-game';
import 'solitaire-game/define';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <solitaire-game
      #game
      variant="klondike"
      seed="w979728"
      [fourColor]="fourColor()"
      (solitaire-start)="onStart()"
      (solitaire-score)="score.set($event.score)"
      (solitaire-end)="onEnd($event)"
    />
    <p>
      Score: <output>{{ score() }}</output> <span role="status">{{ outcome() }}</span>
    </p>
    <button type="button" (click)="newGame()">New game</button>
    <label>
      <input type="checkbox" #box [checked]="fourColor()" (change)="fourColor.set(box.checked)" />
      Four colours
    </label>
  `,
})
export class App {
  protected readonly fourColor = signal(false);
  protected readonly score = signal(0);
  protected readonly outcome = signal('');
  private readonly game = viewChild.required<ElementRef<SolitaireGameElement>>('game');

  protected onStart() {
    this.score.set(0);
    this.outcome.set('');
  }

  protected onEnd({ outcome, score }: SolitaireEndEvent) {
    this.outcome.set(`${outcome}, ${score} points`);
  }

  protected newGame() {
    this.game().nativeElement.newGame();
  }
}
