import type { ModelStepType } from '@tramita/client/contract';
import type { AddPlace } from '@tramita/client/rules';
import { createContext, useContext } from 'react';
import type { FlowTarget } from './flow-target.ts';
import type { FlowMessages } from './flow-words.ts';
import type { ProblemIndex } from './problem-index.ts';

/** A menu of the flow: the add menu of a place, or the actions of a step. */
export type FlowMenuRequest =
  | { readonly kind: 'add'; readonly place: AddPlace }
  | { readonly kind: 'actions'; readonly stepId: string };

/** An open menu. */
export interface OpenFlowMenu {
  readonly request: FlowMenuRequest;
  /** Position in the window. */
  readonly at: { readonly x: number; readonly y: number };
}

/** The commands of the flow for mouse and keyboard, in drawing and list. They are refused while the flow is blocked. */
export interface FlowCommands {
  /** Opens a menu at a position in the window, unless the menu is empty. */
  openMenu: (request: FlowMenuRequest, at: OpenFlowMenu['at']) => void;
  /** Whether a step has any actions. */
  hasActions: (stepId: string) => boolean;
  closeMenu: () => void;
  /** Selects an element, or the process for null. In selection mode connects to the step instead. */
  choose: (target: FlowTarget | null) => void;
  /** Selects an element and moves the focus to its settings. */
  openSettings: (target: FlowTarget) => void;
  /** Makes an element the current one of the keyboard; `takesFocus` also moves the focus to it. */
  moveTo: (target: FlowTarget, takesFocus?: boolean) => void;
  add: (place: AddPlace, type: ModelStepType) => void;
  remove: (stepId: string) => void;
  removeConnection: (stepId: string, index: number) => void;
  /** Moves a step by a number of places in the row; a negative number moves it up. */
  move: (stepId: string, places: number) => void;
  startConnecting: (stepId: string) => void;
  stopConnecting: () => void;
}

/** The state that drawing and list share. */
export interface Flow {
  /** The same object as long as the flow is open. */
  readonly commands: FlowCommands;
  readonly messages: FlowMessages;
  readonly problems: ProblemIndex;
  /** The current element of the keyboard. */
  readonly target: FlowTarget | null;
  /** Number of times the focus was requested for the target. */
  readonly focusCount: number;
  readonly menu: OpenFlowMenu | null;
  /** Steps a new connection may lead to; null outside selection mode. */
  readonly choosable: ReadonlySet<string> | null;
  readonly isBlocked: boolean;
}

export const FlowContext = createContext<Flow | null>(null);

/** Returns the surrounding flow. Throws outside of `<Canvas>`. */
export function useFlow(): Flow {
  const flow = useContext(FlowContext);
  if (!flow) throw new Error('useFlow needs a surrounding <Canvas>.');
  return flow;
}
