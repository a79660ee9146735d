import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { pileOf } from '../../engine/index.js';
import type { Face, Game, Layout, PileId } from '../../engine/index.js';
import type { Held } from '../../controllers/held.js';
import { appearance } from '../appearance.js';
import { figures } from '../card/index.js';
import { pileTemplate } from './pile-template.js';
import { cellsOf } from './place.js';
import { stockAction } from './stock-action.js';
import type { Wording } from '../wording.js';

/** All that a drawn table depends on. */
export interface TableLook {
  readonly game: Game;
  readonly held: Held | undefined;
  readonly targets: ReadonlySet<PileId>;
  /** What a held wildcard would become on the pile that is pointed at. */
  readonly preview: { readonly pile: PileId; readonly face: Face } | undefined;
  /** The tab stops: of each pile that has one, the index of the place. */
  readonly tabStops: ReadonlyMap<PileId, number>;
  readonly isInteractive: boolean;
  readonly isLeftHanded: boolean;
  readonly words: Wording;
}

/** What the table's events are for. */
export interface TableListeners {
  readonly pointerdown: (event: PointerEvent) => void;
  readonly pointerover: (event: PointerEvent) => void;
  readonly pointerleave: (event: PointerEvent) => void;
  readonly focusin: (event: FocusEvent) => void;
}

function layoutStyle(name: 'wide' | 'narrow', layout: Layout): Readonly<Record<string, string>> {
  return {
    [`--${name}-columns`]: String(layout.columns),
    [`--${name}-row-count`]: String(layout.rows.length),
    [`--${name}-heights`]: String(layout.rows.reduce((sum, height) => sum + height, 0)),
  };
}

function rowsStyle(name: 'wide' | 'narrow', layout: Layout): Readonly<Record<string, string>> {
  const rows = layout.rows.map((height) => `calc(${height} * var(--_solitaire-card-height))`);
  return { [`--${name}-rows`]: rows.join(' ') };
}

/** The table with all its piles. A pile in which nothing changed is not drawn again. */
export function tableTemplate(look: TableLook, on: TableListeners): TemplateResult {
  const { game, held, targets, preview, tabStops, isInteractive, isLeftHanded, words } = look;
  const { position } = game;
  const { rules } = position;
  const { wide, narrow = wide } = rules.definition.layout;
  const wideCells = cellsOf(rules, wide, isLeftHanded);
  const narrowCells = cellsOf(rules, narrow, isLeftHanded);
  const piles = rules.piles.map((pile) => {
    const at = { wide: wideCells.get(pile.id), narrow: narrowCells.get(pile.id) };
    if (!at.wide || !at.narrow) throw new Error(`No place for pile ${pile.id}`);
    const isFrom = held?.from === pile.id;
    const pileLook = {
      rules: pile,
      pile: pileOf(position, pile.id),
      position,
      wide: at.wide,
      narrow: at.narrow,
      held: isFrom ? held.count : 0,
      isTarget: targets.has(pile.id),
      preview: preview?.pile === pile.id ? preview.face : undefined,
      tabStop: tabStops.get(pile.id),
      action: stockAction(position, pile, words),
      words,
    };
    // The position itself changes with every move; a pile depends on it only by what stands here.
    return guard(
      [
        pileLook.pile,
        rules,
        isLeftHanded,
        pileLook.held,
        pileLook.isTarget,
        pileLook.preview,
        pileLook.tabStop,
        pileLook.action,
        words,
        figures.thing,
      ],
      () => pileTemplate(pileLook),
    );
  });
  return html`<div
    class="table"
    part="table"
    role="region"
    aria-label=${words.table(words.named(rules.definition))}
    ${appearance({ ...layoutStyle('wide', wide), ...layoutStyle('narrow', narrow) })}
    @pointerdown=${on.pointerdown}
    @pointerover=${on.pointerover}
    @pointerleave=${on.pointerleave}
    @focusin=${on.focusin}
  >
    <div
      class="grid"
      ${appearance({
        interactive: isInteractive,
        'left-handed': isLeftHanded,
        ...rowsStyle('wide', wide),
        ...rowsStyle('narrow', narrow),
      })}
    >
      ${piles}
      <i class="probe"></i><i class="probe right"></i><i class="probe below"></i>
    </div>
  </div>`;
}
