import type { ModelStep, WorkflowModel } from '@tramita/client/contract';
import { isFree, type ModelerStore } from '../store/create-modeler-store.ts';
import type { OpenFlowMenu } from './flow-context.ts';
import type { FlowTarget } from './flow-target.ts';
import type { FlowMessages } from './flow-words.ts';

/** Effects of the commands on the screen. */
export interface FlowScreen {
  showMenu: (menu: OpenFlowMenu | null) => void;
  moveTo: (target: FlowTarget, takesFocus: boolean) => void;
  /** Announces a text to screen readers. */
  say: (text: string) => void;
  /** Shows a message that an action is refused. */
  refuse: (text: string) => void;
  /** Moves to the settings of the selection. */
  showSettings: () => void;
}

/** Tools that the commands of a flow use. */
export interface FlowTools {
  readonly store: ModelerStore;
  readonly messages: FlowMessages;
  readonly screen: FlowScreen;
  /** Returns the current document. */
  model: () => WorkflowModel;
  find: (stepId: string) => ModelStep | undefined;
  /** Whether commands are allowed at the moment. */
  isReady: () => boolean;
}

/** Creates the tools of an open modeler. */
export function flowTools(store: ModelerStore, messages: FlowMessages, screen: FlowScreen): FlowTools {
  const model = () => store.get().history.present;
  return {
    store,
    messages,
    screen,
    model,
    find: (stepId) => model().steps.find(({ id }) => id === stepId),
    isReady: () => isFree(store.get()),
  };
}

/** Returns a step as the target of the keyboard. */
export const stepTarget = (stepId: string): FlowTarget => ({ kind: 'step', stepId });
