import {
  executeStep,
  getForecast,
  getRequest,
  getSteps,
  getTask,
  getUnreadCounts,
  listHistory,
  listTasks,
  retryStep,
  type StepsAnswer,
  type TimelineStep,
} from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import { useState } from 'react';
import { useCacheChange } from '../calls/use-cache-change.ts';
import { useInvalidate } from '../calls/use-invalidate.ts';
import { useCachedRead } from '../calls/use-read.ts';
import { refusalOf, useSend } from '../calls/use-send.ts';
import { failureMessages, failureOf } from '../messages/failures.ts';
import { errorTexts } from '../messages/rules/errors.ts';
import type { stepRetryMessages } from '../messages/step-retry.ts';
import { useTramita } from '../provider/tramita-context.ts';
import { useMessages } from '../provider/use-messages.ts';
import { useRefusalText } from '../provider/use-refusal-text.ts';
import { useSnackbars } from '../ui/Snackbars/snackbar-context.ts';

/** An action of the process owner on a step. */
export interface Repetition {
  /** `execute` runs the failed step again; `redirect` takes the request back to a passed step. */
  readonly kind: 'execute' | 'redirect';
  readonly step: TimelineStep;
}

/** Texts and callbacks of {@link useStepRetry}. */
export interface StepRetryOptions {
  readonly messages: typeof stepRetryMessages;
  /** Called with the new timeline. */
  onDone: (asked: Repetition, answer: StepsAnswer) => void;
  /** Called on a 409: the request is no longer at the shown step, and its data is being reloaded. */
  onOutdated: () => void;
}

/** Runs a step of a request again or redirects to it, with an optional reason, and refreshes all affected queries. */
export function useStepRetry(idk: number, { messages, onDone, onOutdated }: StepRetryOptions) {
  const { onEvent } = useTramita();
  const errors = useMessages(errorTexts);
  const failures = useMessages(failureMessages);
  const refusalText = useRefusalText();
  const readCached = useCachedRead();
  const changeCached = useCacheChange();
  const invalidate = useInvalidate();
  const snackbars = useSnackbars();
  const readSteps = () => readCached(getSteps, { query: { idk } });
  const refresh = async () => {
    void invalidate(listTasks, getUnreadCounts, listHistory, getForecast);
    await invalidate(getTask, getRequest);
  };
  const [isBusy, setBusy] = useState(false);
  const { send } = useSend({
    isExpected: () => true,
    onFailed: (error) => {
      const refusal = refusalOf(error);
      const title = refusal ? (refusalText(refusal) ?? errorMessage(refusal.errorCode, errors)) : messages.failed;
      snackbars.error(title, { detail: failureOf(error, { title, detail: messages.failedDetail }, failures).detail });
      if (refusal?.status !== 409) return;
      void readSteps().catch(() => {});
      void refresh();
      onOutdated();
    },
  });

  return {
    /** Whether the call is running, or the timeline and the task are loaded after it. */
    isBusy,
    async repeat({ kind, step }: Repetition, motive: string) {
      const body = motive ? { motive } : {};
      setBusy(true);
      const sent =
        kind === 'execute'
          ? await send(executeStep, { params: { idk }, body })
          : await send(retryStep, { params: { idk, step: step.stepOrder }, body });
      if (!sent) return setBusy(false);
      // a call to another system may have completed after the timeline in this response was created
      const answer = await readSteps().catch(async () => {
        await changeCached(getSteps, { query: { idk } }, () => sent.answer);
        return sent.answer;
      });
      // the surrounding detail remounts for the new task, and would close a dialog opened before that
      await refresh();
      setBusy(false);
      onEvent({ widget: 'timeline', name: kind === 'execute' ? 'executed-again' : 'redirected' });
      onDone({ kind, step }, answer);
    },
  };
}
