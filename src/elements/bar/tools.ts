import type { Game } from '../../engine/index.js';
import type { Wording } from '../wording.js';
import { isClocked } from './clocked.js';
import { toolLabel } from './toolbar-template.js';
import type { Tool, Wish } from './toolbar-template.js';

/** What the buttons depend on besides the game. */
export interface ToolState {
  readonly isPaused: boolean;
  readonly isDisabled: boolean;
  readonly isReadonly: boolean;
  readonly isMuted: boolean;
  readonly hasStatistics: boolean;
  /** Nothing is left to decide: in place of a hint the game can be finished. */
  readonly canFinish: boolean;
}

/** The buttons that the rules of a game leave, in the order in which they stand. */
export function toolsOf(game: Game, state: ToolState, words: Wording): readonly Tool[] {
  const { contest, undo } = game.options;
  const { isPaused, isDisabled, isReadonly, isMuted } = state;
  const isHalted = game.isOver || isPaused || isDisabled || isReadonly;
  const tool = (wish: Wish, isIdle = false): Tool => ({
    wish,
    label: toolLabel(wish, words),
    isIdle,
  });
  return [
    tool('new', isDisabled || isReadonly),
    ...(contest ? [] : [tool('restart', isDisabled || isReadonly)]),
    ...(undo === 'none' ? [] : [tool('undo', isHalted || !game.undoable)]),
    ...(undo === 'unlimited' && !contest ? [tool('redo', isHalted || !game.redoable)] : []),
    ...(isClocked(game) && !contest
      ? [tool(isPaused ? 'resume' : 'pause', game.isOver || isDisabled)]
      : []),
    ...(contest ? [] : [tool(state.canFinish ? 'finish' : 'hint', isHalted)]),
    tool('give-up', isHalted),
    ...(state.hasStatistics ? [tool('statistics')] : []),
    { ...tool('mute'), label: isMuted ? words.unmute : words.mute, isPressed: isMuted },
    tool('help'),
  ];
}
