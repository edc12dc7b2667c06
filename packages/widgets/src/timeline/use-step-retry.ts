import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HttpProblemError, newIdempotencyKey } from '@tramita/client';
import {
  executeStep,
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
import { useRef } from 'react';
import { useInvalidate } from '../calls/use-invalidate.ts';
import { failureOf } from '../messages/failures.ts';
import type { stepRetryMessages } from '../messages/step-retry.ts';
import { useTramita } from '../provider/tramita-context.ts';
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
  const { client, onEvent } = useTramita();
  const queries = useQueryClient();
  const invalidate = useInvalidate();
  const snackbars = useSnackbars();
  // a repeated call after a lost response must reuse the key, so that it does not count twice
  const attempt = useRef<{ asked: string; key: string }>(undefined);

  const readSteps = () =>
    queries.fetchQuery({
      queryKey: client.queryKey(getSteps, { query: { idk } }),
      queryFn: ({ signal }) => client.call(getSteps, { query: { idk }, signal }),
      staleTime: 0,
    });
  const refresh = () => {
    void invalidate(listTasks, getUnreadCounts, getTask, getRequest, listHistory);
  };

  return useMutation({
    mutationFn: async ({ kind, step, motive }: Repetition & { motive: string }) => {
      const body = motive ? { motive } : {};
      const asked = JSON.stringify([kind, step.stepOrder, body]);
      if (attempt.current?.asked !== asked) attempt.current = { asked, key: newIdempotencyKey() };
      const idempotencyKey = attempt.current.key;
      const answer =
        kind === 'execute'
          ? await client.call(executeStep, { params: { idk }, body, idempotencyKey })
          : await client.call(retryStep, { params: { idk, step: step.stepOrder }, body, idempotencyKey });
      // a call to another system may have completed after the timeline in this response was created
      return readSteps().catch(() => answer);
    },
    onSuccess: (answer, { kind, step }) => {
      attempt.current = undefined;
      queries.setQueryData(client.queryKey(getSteps, { query: { idk } }), answer);
      refresh();
      onEvent({ widget: 'timeline', name: kind === 'execute' ? 'executed-again' : 'redirected' });
      onDone({ kind, step }, answer);
    },
    onError: (error) => {
      const isRefusal = error instanceof HttpProblemError && error.status < 500;
      const title = isRefusal ? (error.problem?.message ?? errorMessage(error.errorCode)) : messages.failed;
      snackbars.error(title, { detail: failureOf(error, { title, detail: messages.failedDetail }).detail });
      if (!isRefusal || error.status !== 409) return;
      void readSteps().catch(() => {});
      refresh();
      onOutdated();
    },
  });
}
