import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { StatisticsController, Tally } from '../../controllers/statistics-controller.js';
import { StorageError } from '../../controllers/storage-error.js';
import type { StorageFault } from '../../controllers/storage-error.js';
import type { VariantDefinition } from '../../engine/index.js';
import { formatClock } from '../clock-time.js';
import type { Part } from '../part.js';
import type { Wording } from '../wording.js';
import { named } from './named.js';
import { optionText } from './option-text.js';

/** How the player's games went, under each variant, scoring and conditions that were played. */
export class StatisticsPanel implements Part {
  readonly styles = css`
    .tallies {
      justify-items: stretch;
      inline-size: min(100%, 704px);
      max-block-size: 100%;
      overflow: auto;
      text-align: start;
    }
    .tallies:focus-visible {
      outline: 3px solid var(--focus);
      outline-offset: -4px;
    }
    .tallies h2 {
      margin: 0;
      font-size: 22px;
    }
    .tallies .scroll {
      overflow-x: auto;
    }
    .tallies table {
      inline-size: 100%;
      border-collapse: collapse;
      font-variant-numeric: tabular-nums;
    }
    .tallies :is(th, td) {
      padding: 6px 8px;
      border-block-end: 1px solid color-mix(in srgb, currentcolor 18%, transparent);
      text-align: end;
    }
    .tallies thead th {
      font-size: 13px;
      font-weight: 600;
    }
    .tallies :is(tbody th, thead th:first-child) {
      font-weight: 600;
      text-align: start;
    }
    .tallies small {
      display: block;
      font-weight: 400;
      opacity: 0.8;
    }
    @container solitaire (width < 600px) {
      .tallies thead {
        position: absolute;
        clip-path: inset(50%);
      }
      .tallies tbody tr {
        display: flex;
        flex-wrap: wrap;
        gap: 8px 20px;
        padding-block: 8px;
        border-block-end: 1px solid color-mix(in srgb, currentcolor 18%, transparent);
      }
      .tallies tbody :is(th, td) {
        padding: 0;
        border: 0;
        text-align: start;
      }
      .tallies tbody th {
        flex: 1 0 100%;
      }
      .tallies td::before {
        content: attr(data-label) / '';
        display: block;
        font-size: 12px;
        opacity: 0.8;
      }
    }
    .tallies .actions {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      align-items: center;
      justify-content: end;
    }
    .tallies .actions .again {
      margin: 0;
    }
    .tallies .plain {
      min-block-size: 44px;
      padding: 8px 14px;
      border: 1px solid currentcolor;
      border-radius: 22px;
      background: none;
      color: inherit;
    }
    .tallies button:focus-visible {
      outline-color: currentcolor;
    }
  `;

  #fault: StorageFault | undefined;

  constructor(
    private readonly statistics: StatisticsController,
    private readonly variants: () => readonly VariantDefinition[],
    private readonly changed: () => void,
    private readonly close: () => void,
  ) {}

  draw(words: Wording): TemplateResult {
    const { msg } = words.language;
    const rows = Object.entries(this.statistics.tallies).sort(([a], [b]) => a.localeCompare(b));
    return html`<div
      class="outcome tallies"
      role="dialog"
      tabindex="-1"
      aria-labelledby="statistics-title"
      @keydown=${(event: KeyboardEvent) => {
        if (event.key === 'Escape') this.close();
      }}
    >
      <h2 id="statistics-title">${msg('Statistics')}</h2>
      ${
        rows.length === 0
          ? html`<p>${msg('No game counted yet: a game counts from its first move.')}</p>`
          : this.#table(rows, words)
      }
      ${
        this.#fault
          ? html`<p role="alert">${words.language.faultText(new StorageError(this.#fault))}</p>`
          : nothing
      }
      <div class="actions">
        <button type="button" class="plain export" @click=${() => this.#export()}>
          ${msg('Export')}
        </button>
        <button type="button" class="plain import" @click=${() => this.#import()}>
          ${msg('Import')}
        </button>
        <button type="button" class="again" @click=${this.close}>${msg('Close')}</button>
      </div>
    </div>`;
  }

  #table(rows: readonly (readonly [string, Tally])[], words: Wording): TemplateResult {
    const { msg } = words.language;
    return html`<div class="scroll" tabindex="0" role="region" aria-labelledby="statistics-title">
      <table role="table">
        <thead>
          <tr role="row">
            ${[msg('Game'), ...headings(words)].map(
              (heading) => html`<th scope="col" role="columnheader">${heading}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${rows.map(([name, tally]) => this.#row(name, tally, words))}
        </tbody>
      </table>
    </div>`;
  }

  #row(conditions: string, tally: Tally, words: Wording): TemplateResult {
    const { language } = words;
    const { games, wins, streak, longest, best, fastest } = tally;
    const [id = '', ...rest] = conditions.split(' ');
    const definition = this.variants().find((each) => each.id === id);
    const none = '–';
    const cells = [
      language.number(games),
      html`${language.number(wins)}
        <small>${games === 0 ? none : share(wins / games, words)}</small>`,
      html`${language.number(streak)}
        <small>${language.msg('longest')} ${language.number(longest)}</small>`,
      best === undefined ? none : language.number(best),
      fastest === undefined ? none : formatClock(fastest / 1000),
    ];
    const labels = headings(words);
    // Where the row is no row for the eye, each cell bears its heading; for the ear it stays a table.
    return html`<tr role="row">
      <th scope="row" role="rowheader">
        ${definition ? words.named(definition) : id}
        <small>${this.#conditions(rest, words)}</small>
      </th>
      ${cells.map((cell, index) => html`<td role="cell" data-label=${labels[index]}>${cell}</td>`)}
    </tr>`;
  }

  /** `standard contest draw 3` in words. */
  #conditions([scoring = '', conditions, ...options]: readonly string[], words: Wording): string {
    const { msg } = words.language;
    const scorings: Readonly<Record<string, string>> = {
      standard: msg('Standard scoring'),
      timed: msg('Timed scoring'),
      'no-clock': msg('No-clock scoring'),
      cards: msg('One point a card'),
      windows: msg('Windows scoring'),
      vegas: msg('Vegas scoring'),
      none: msg('No score'),
    };
    const kind = conditions === 'contest' ? [msg('Contest')] : [];
    const chosen = options.flatMap((name, index) =>
      index % 2 === 0 ? [optionText(name, options[index + 1] ?? '', words)] : [],
    );
    return words.joined(named(scoring, scorings), ...kind, ...chosen);
  }

  #export(): void {
    const file = new Blob([this.statistics.exported()], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'solitaire-statistics.json';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  #import(): void {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'application/json,.json';
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      if (file) void file.text().then((text) => this.take(text));
    });
    input.click();
  }

  /** Adds what a file holds. */
  take(text: string): void {
    this.#fault = this.statistics.import(text);
    this.changed();
  }
}

function headings({ language }: Wording): readonly string[] {
  const { msg } = language;
  return [msg('Played'), msg('Won'), msg('Streak'), msg('Best score'), msg('Best time')];
}

function share(part: number, { language }: Wording): string {
  return new Intl.NumberFormat(language.tag, { style: 'percent', numberingSystem: 'latn' }).format(
    part,
  );
}
