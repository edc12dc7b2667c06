import type { Step } from '../contract/processes/workflow.ts';
import type { Draft } from './draft.ts';
import type { StepFailure } from './effects.ts';
import { historyMessages } from './messages/history-messages.ts';
import { notificationOf } from './messages/notification-content.ts';

/** Stops the request at this step: the timeline and the history show the reason, and the owner is notified. */
export function failStep(draft: Draft, step: Step, failure: StepFailure): void {
  draft.add({ kind: 'STEP_FAILED', stepId: step.id, failure });
  draft.history('FAILED', step, historyMessages.stepFailed(step.title, failure.message), null);
  draft.notify(
    draft.state.owners,
    [],
    notificationOf('stopped', draft.state, { step: step.title, failure: failure.message }),
  );
}
