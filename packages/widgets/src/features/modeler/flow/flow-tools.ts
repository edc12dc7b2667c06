import type { ModelStep, WorkflowModel } from '@tramita/client/contract';
import { isFree, type ModelerStore } from '../store/create-modeler-store.ts';
import type { OpenFlowMenu } from './flow-context.ts';
import type { FlowTarget } from './flow-target.ts';
import type { FlowMessages } from './flow-words.ts';

/** What the commands do to the screen. */
export interface FlowScreen {
  showMenu: (menu: OpenFlowMenu | null) => void;
  standOn: (target: FlowTarget, takesFocus: boolean) => void;
  /** Tells screen readers. */
  say: (text: string) => void;
  /** Shows a message that something is refused. */
  refuse: (text: string) => void;
  /** Goes to the settings of what is selected. */
  showSettings: () => void;
}

/** What the commands of a flow work with. */
export interface FlowTools {
  readonly store: ModelerStore;
  readonly messages: FlowMessages;
  readonly screen: FlowScreen;
  /** The present document. */
  model: () => WorkflowModel;
  find: (stepId: string) => ModelStep | undefined;
  /** Whether anything may be done. */
  isReady: () => boolean;
}

/** The tools over an open modeler. */
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

/** A step as what the keyboard stands on. */
export const stepTarget = (stepId: string): FlowTarget => ({ kind: 'step', stepId });
