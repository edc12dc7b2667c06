import { HttpProblemError } from '@tramita/client';
import {
  type FormValues,
  type Service,
  type Started,
  startRequest,
  startRequestFor,
  startWithAttachments,
} from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import { useEffect, useRef, useState } from 'react';
import { useKeptKey } from '../../calls/keys/use-kept-key.ts';
import { useLeaveController } from '../../calls/use-leave-signal.ts';
import { useSend } from '../../calls/use-send.ts';
import { type Failure, failureMessages, failureOf } from '../../messages/failures.ts';
import type { requestDialogMessages } from '../../messages/features/request-dialog.ts';
import { errorTexts } from '../../messages/rules/errors.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { useRefusalText } from '../../provider/use-refusal-text.ts';

/** Content to send. */
export interface RequestContent {
  readonly values: FormValues;
  readonly files: readonly File[];
  /** User name of the person it is for; null is the sender. */
  readonly forUser: string | null;
}

export interface RequestSendingOptions {
  service: Service;
  messages: typeof requestDialogMessages;
  onStarted: (started: Started['startProcessDto']) => void;
  /** The server refused the form's values. */
  onFormRefused: (error: HttpProblemError) => void;
}

/**
 * Starts requests. If a response was lost, the same content sent again keeps its idempotency key, also after a reload, so
 * that it starts no second request.
 */
export function useRequestSending(options: RequestSendingOptions) {
  const refusalText = useRefusalText();
  const errors = useMessages(errorTexts);
  const failures = useMessages(failureMessages);
  const { service, messages } = options;
  const [fraction, setFraction] = useState<number | null>(null);
  const keys = useKeptKey(`request-attempt.${service.parentId}`);
  const sending = useSend({
    keys,
    onRefused: (refusal) => {
      if (refusal.errorCode !== 'FORM_INVALID') return false;
      options.onFormRefused(refusal);
      return true;
    },
  });
  const newController = useLeaveController();
  const running = useRef<AbortController>(undefined);
  useLeavePrompt(sending.isSending);

  async function send(content: RequestContent): Promise<void> {
    running.current = newController();
    const sent = await start(content, running.current.signal);
    setFraction(null);
    if (sent) options.onStarted(sent.answer.startProcessDto);
  }

  function start({ values, files, forUser }: RequestContent, signal: AbortSignal) {
    if (files.length > 0) {
      const username = forUser ?? undefined;
      const body = {
        processId: service.id,
        username,
        data: JSON.stringify(values),
        files: [...files],
        finishTask: true,
      };
      const onProgress = (progress: { fraction?: number }) => setFraction(progress.fraction ?? null);
      return sending.send(startWithAttachments, { body }, { onProgress, signal });
    }
    const params = { id: service.id };
    if (forUser === null) return sending.send(startRequest, { params, body: values }, { signal });
    return sending.send(startRequestFor, { params, body: { username: forUser, data: values } }, { signal });
  }

  return {
    isSending: sending.isSending,
    /** Uploaded part of the files, from 0 to 1; null while nothing is sent or if there are none. */
    fraction,
    problem: sending.problem && startProblem(sending.problem.error, { messages, errors, failures, refusalText }),
    send,
    /** Cancels the sending while files are uploaded: the server creates the request only once it has them. */
    cancel: fraction !== null && fraction < 1 ? () => running.current?.abort() : null,
  };
}

interface ProblemTexts {
  messages: typeof requestDialogMessages;
  errors: typeof errorTexts;
  failures: typeof failureMessages;
  refusalText: ReturnType<typeof useRefusalText>;
}

/** Returns the message for a failed start; the server's text if it refused for a business reason. */
function startProblem(error: unknown, { messages, errors, failures, refusalText }: ProblemTexts): Failure {
  const refusal = error instanceof HttpProblemError ? error : null;
  if (refusal?.errorCode === 'ATTACHMENT_REQUIRED')
    return failureOf(error, { title: messages.attachmentRequired }, failures);
  if (refusal?.errorCode === 'VALIDATION_ERROR')
    return { title: errors.VALIDATION_ERROR, detail: messages.invalidDetail };
  // with a code that this version does not know, the text of the server is all there is to say
  const isExplained = refusal?.problem?.errorCode && refusal.status < 500;
  return failureOf(
    error,
    {
      title: isExplained ? (refusalText(refusal) ?? errorMessage(refusal.errorCode, errors)) : messages.startFailed,
      detail: messages.startFailedDetail,
      offline: messages.offlineDetail,
    },
    failures,
  );
}

/** Shows the browser's own question when the page is left while a request is being sent. */
function useLeavePrompt(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
}
