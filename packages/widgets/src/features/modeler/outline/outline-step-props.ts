import type { ModelStep, WorkflowModel } from '@tramita/client/contract';
import type { FlowCommands } from '../flow/flow-context.ts';
import type { FlowTarget } from '../flow/flow-target.ts';
import type { FlowMessages } from '../flow/flow-words.ts';
import type { ProblemIndex } from '../flow/problem-index.ts';
import type { OutlineLink } from './outline-rows.ts';

/** Props of a step in the list. */
export interface OutlineStepProps {
  step: ModelStep;
  /** The links of connections that have lines of their own. */
  links: readonly OutlineLink[];
  isFolded: boolean;
  /** The current target of the keyboard, if it is this step or one of its connections. */
  stop: FlowTarget | null;
  /** The selection, if it is this step or one of its connections. */
  chosen: FlowTarget | null;
  state: 'choosable' | 'dim' | null;
  isOrigin: boolean;
  isBlocked: boolean;
  /** The fields that conditions read. */
  fields: WorkflowModel['fields'];
  problems: ProblemIndex;
  messages: FlowMessages;
  commands: FlowCommands;
  onFold: (stepId: string, isFolded: boolean) => void;
}
