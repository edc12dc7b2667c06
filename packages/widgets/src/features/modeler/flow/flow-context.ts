import type { ModelStepType } from '@tramita/client/contract';
import type { AddPlace } from '@tramita/client/rules';
import { createContext, useContext } from 'react';
import type { FlowTarget } from './flow-target.ts';
import type { FlowMessages } from './flow-words.ts';
import type { ProblemIndex } from './problem-index.ts';

/** A menu of the flow: to add at a place, or with the actions of a step. */
export type FlowMenuRequest =
  | { readonly kind: 'add'; readonly place: AddPlace }
  | { readonly kind: 'actions'; readonly stepId: string };

/** An open menu. */
export interface OpenFlowMenu {
  readonly request: FlowMenuRequest;
  /** Point of the window. */
  readonly at: { readonly x: number; readonly y: number };
}

/** What can be done to the flow, by mouse and keyboard, in the drawing and in the list alike. Refused while blocked. */
export interface FlowCommands {
  /** Opens a menu at a point of the window; not when there is nothing in it. */
  openMenu: (request: FlowMenuRequest, at: OpenFlowMenu['at']) => void;
  /** Whether there is anything to do with a step. */
  hasActions: (stepId: string) => boolean;
  closeMenu: () => void;
  /** Selects an element, or the process when there is none; in selection mode connects to the step instead. */
  choose: (target: FlowTarget | null) => void;
  /** Selects an element and goes to its settings. */
  openSettings: (target: FlowTarget) => void;
  /** The element the keyboard stands on from now on; `takesFocus` moves the focus there. */
  standOn: (target: FlowTarget, takesFocus?: boolean) => void;
  add: (place: AddPlace, type: ModelStepType) => void;
  remove: (stepId: string) => void;
  removeConnection: (stepId: string, index: number) => void;
  /** Moves a step by so many places of the row; negative moves it up. */
  move: (stepId: string, places: number) => void;
  startConnecting: (stepId: string) => void;
  stopConnecting: () => void;
}

/** What drawing and list share. */
export interface Flow {
  /** The same object as long as the flow is open. */
  readonly commands: FlowCommands;
  readonly messages: FlowMessages;
  readonly problems: ProblemIndex;
  /** What the keyboard stands on. */
  readonly target: FlowTarget | null;
  /** Counts the times the focus was asked to go to the target. */
  readonly focusCount: number;
  readonly menu: OpenFlowMenu | null;
  /** Steps a new connection may lead to; null outside selection mode. */
  readonly choosable: ReadonlySet<string> | null;
  readonly isBlocked: boolean;
}

export const FlowContext = createContext<Flow | null>(null);

/** The surrounding flow. */
export function useFlow(): Flow {
  const flow = useContext(FlowContext);
  if (!flow) throw new Error('useFlow needs a surrounding <Canvas>.');
  return flow;
}
