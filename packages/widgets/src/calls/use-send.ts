import { type CallInput, type HttpProblemError, isAborted } from '@tramita/client';
import type { Endpoint, EndpointId, ResponseOf } from '@tramita/client/contract';
import { useState } from 'react';
import { useTramita } from '../provider/tramita-context.ts';
import { useRefusalText } from '../provider/use-refusal-text.ts';
import { type CallExtras, callEndpoint } from './call-endpoint.ts';
import { type CallProblem, problemOf } from './call-problem.ts';
import { type KeyMemory, keyOf } from './keys/key-memory.ts';
import { useInvalidate } from './use-invalidate.ts';

/** Options of {@link useSend}, for saving a form or for the action of a button. */
export interface SendOptions {
  /** Endpoints whose cached responses are outdated after a success. */
  readonly changes?: readonly Endpoint[];
  /** Title of the problem. @default undefined, for which `failureOf` has the generic text of the status */
  readonly failed?: string;
  /** Called with a refusal (a status below 500) first. If it returns true, there is no problem to show. */
  readonly onRefused?: (refusal: HttpProblemError) => unknown;
  /** Called with every other failure, to show a snackbar for example, and with the server's message if it refused. */
  readonly onFailed?: (error: unknown, reason: string | undefined) => void;
  /** Failures for which this returns true are not reported to the page's `onError`. @default none */
  readonly isExpected?: (error: unknown) => boolean;
  /** Where keys are kept until the content was sent. @default in this component */
  readonly keys?: KeyMemory;
}

/** A failed send. */
export interface SendProblem extends CallProblem {
  readonly title: string | undefined;
  /** The server's message, if it refused the input. */
  readonly reason: string | null;
}

/** Returns the error of a call if the server refused its input, null for failures of the server or the connection. */
export function refusalOf(error: unknown): HttpProblemError | null {
  const { code, status = 0 }: Partial<HttpProblemError> = Object(error);
  return code === 'HTTP_PROBLEM' && status < 500 ? (error as HttpProblemError) : null;
}

/** Returns the messages of the fields that the server refused. A part of a field, `videos.0`, counts as the field. */
export const refusedFieldsOf = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    (refusalOf(error)?.fields ?? []).map(({ name, message }) => [name.slice(0, name.search(/\.|$/)), message]),
  );

const nothing = { sending: null, problem: null, refusedFields: {} } as const;

interface SendState {
  readonly sending: EndpointId | null;
  readonly problem: SendProblem | null;
  readonly refusedFields: Readonly<Record<string, string>>;
}

/**
 * Sends changes to the server and provides their state. Content that is sent again after a lost response keeps its
 * idempotency key until it succeeds, so that the server applies it once.
 *
 * @example
 * const saving = useSend({ changes: [listGroups], failed: messages.saveFailed });
 * const sent = await saving.send(createGroup, { body });
 * if (sent) open(sent.answer.id);
 */
export function useSend(options: SendOptions = {}) {
  const { client, onError } = useTramita();
  const invalidate = useInvalidate();
  const refusalText = useRefusalText();
  const [ownKeys] = useState(() => new Map<string, string>());
  const [state, setState] = useState<SendState>(nothing);

  /** Resolves to the response, or to null if the call failed or was aborted. Never rejects. */
  async function send<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    own: SendOptions & Omit<CallExtras, 'idempotencyKey'> = {},
  ): Promise<{ answer: ResponseOf<E> } | null> {
    const { changes = [], keys = ownKeys, ...handling } = { ...options, ...own };
    const content = endpoint.idempotent ? contentOf(endpoint, input) : null;
    const idempotencyKey = content === null ? undefined : keyOf(content, keys);
    setState({ ...nothing, sending: endpoint.id as EndpointId });
    try {
      const { signal, onProgress } = own;
      const answer = await callEndpoint(client, endpoint, input, { signal, onProgress, idempotencyKey });
      if (content !== null) keys.delete(content);
      setState(nothing);
      void invalidate(...changes);
      return { answer };
    } catch (error) {
      setState(nothing);
      if (!isAborted(error)) fail(error, handling);
      return null;
    }
  }

  function fail(error: unknown, { failed, onRefused, onFailed, isExpected }: SendOptions): void {
    if (!isExpected?.(error)) onError(error);
    const refusal = refusalOf(error);
    if (refusal && onRefused?.(refusal) === true) return;
    const reason = refusal && refusalText(refusal);
    const problem = { ...problemOf(error), title: failed, reason };
    setState({ sending: null, problem, refusedFields: refusedFieldsOf(error) });
    onFailed?.(error, reason ?? undefined);
  }

  return {
    ...state,
    isSending: state.sending !== null,
    send,
    /** Removes the errors of fields that were changed. */
    accept: (fields: readonly string[]) =>
      setState(({ refusedFields, ...rest }) => {
        const left = Object.entries(refusedFields).filter(([name]) => !fields.includes(name));
        return { ...rest, refusedFields: Object.fromEntries(left) };
      }),
    /** Clears the problem and the refused fields. */
    clear: () => setState(nothing),
  };
}

/** Describes the sent content; files by name and size. {@link sentInput} reads it. */
const contentOf = (endpoint: Endpoint, input: object): string =>
  JSON.stringify([endpoint.id, input], (_name, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

/** Returns the input of sent content that contained no files, as a key memory received it. */
export const sentInput = <E extends Endpoint>(content: string): CallInput<E> => JSON.parse(content)[1];
