import { HttpProblemError, isAborted, newIdempotencyKey } from '@tramita/client';
import {
  type FormValues,
  type Service,
  type Started,
  startProcess,
  startProcessFor,
  startWithAttachments,
} from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import { useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from '../../messages/failures.ts';
import type { requestDialogMessages } from '../../messages/features/request-dialog.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { usePersistentState } from '../../provider/use-persistent-state.ts';

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

/** Sent content and its idempotency key, so that the same content sent again starts no second request. */
interface Attempt {
  content: string;
  key: string;
}

const noAttempt: Attempt = { content: '', key: '' };

function readAttempt(stored: unknown): Attempt | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { content, key }: Partial<Record<keyof Attempt, unknown>> = stored;
  return typeof content === 'string' && typeof key === 'string' ? { content, key } : undefined;
}

/** Starts requests. A lost answer is no second request: the same content keeps its key, over a reload too. */
export function useRequestSending(options: RequestSendingOptions) {
  const { service, messages } = options;
  const { client, onError } = useTramita();
  const [isSending, setSending] = useState(false);
  const [fraction, setFraction] = useState<number | null>(null);
  const [problem, setProblem] = useState<Failure | null>(null);
  const [attempt, setAttempt] = usePersistentState(`request-attempt.${service.parentId}`, noAttempt, readAttempt);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  useLeavePrompt(isSending);

  async function send(content: RequestContent): Promise<void> {
    running.current = new AbortController();
    setSending(true);
    setProblem(null);
    const text = contentText(content);
    const idempotencyKey = attempt.content === text ? attempt.key : newIdempotencyKey();
    setAttempt({ content: text, key: idempotencyKey });
    try {
      const { startProcessDto } = await start(content, idempotencyKey, running.current.signal);
      setAttempt(noAttempt);
      options.onStarted(startProcessDto);
    } catch (error) {
      if (isAborted(error)) return;
      onError(error);
      refuse(error);
    } finally {
      setSending(false);
      setFraction(null);
    }
  }

  function refuse(error: unknown): void {
    const refusal = error instanceof HttpProblemError ? error : null;
    if (refusal?.errorCode === 'FORM_INVALID') options.onFormRefused(refusal);
    else setProblem(startProblem(error, messages));
  }

  function start({ values, files, forUser }: RequestContent, idempotencyKey: string, signal: AbortSignal) {
    const common = { idempotencyKey, signal };
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
      return client.call(startWithAttachments, { body, onProgress, ...common });
    }
    const params = { id: service.id };
    if (forUser === null) return client.call(startProcess, { params, body: values, ...common });
    return client.call(startProcessFor, { params, body: { username: forUser, data: values }, ...common });
  }

  return {
    isSending,
    /** Part of the files that went out, 0 to 1; null while nothing is sent or there are none. */
    fraction,
    problem,
    send,
    /** Gives the sending up, as long as the files are on their way: the server has no request before it has them. */
    cancel: fraction !== null && fraction < 1 ? () => running.current?.abort() : null,
  };
}

/** What to say of a start that failed: the server's own words where it refused for a reason of the product. */
function startProblem(error: unknown, messages: typeof requestDialogMessages): Failure {
  const refusal = error instanceof HttpProblemError ? error : null;
  if (refusal?.errorCode === 'ATTACHMENT_REQUIRED') return failureOf(error, { title: messages.attachmentRequired });
  if (refusal?.errorCode === 'VALIDATION_ERROR')
    return { title: errorMessage(refusal.errorCode), detail: messages.invalidDetail };
  const isKnown = refusal?.errorCode && refusal.status < 500;
  return failureOf(error, {
    title: isKnown ? (refusal.problem?.message ?? errorMessage(refusal.errorCode)) : messages.startFailed,
    detail: messages.startFailedDetail,
    offline: messages.offlineDetail,
  });
}

function contentText({ values, files, forUser }: RequestContent): string {
  return JSON.stringify([values, files.map(({ name, size, lastModified }) => [name, size, lastModified]), forUser]);
}

/** The browser's own question when the page is left while a request is on its way. */
function useLeavePrompt(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
}
