import { isAborted, isProblem, type TramitaClient } from '@tramita/client';
import { getRequestToRate, sendRating } from '@tramita/client/contract';
import { useCallback, useReducer, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../../ui/use-isomorphic-layout-effect.ts';
import { type NpsAnswer, npsStatusOf } from './nps-answer.ts';
import { emptyDraft, firstAnswer, type NpsDraft, type NpsEvent, type NpsRating, nextNpsState } from './nps-state.ts';

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export interface NpsFormOptions {
  client: TramitaClient;
  /** Uuid of the request (its protocol). */
  uuid: string;
  /** Preset answer; it is not sent automatically. */
  defaultValue: NpsAnswer;
  /** Unsent input, kept while the page is closed and shared with other tabs; see `useSharedState`. */
  draft: NpsDraft;
  onDraftChange: (draft: NpsDraft) => void;
  onRated?: (rating: NpsRating) => void;
  onError?: (error: unknown) => void;
}

/** Loads a request to rate and sends its rating. Without a cache, because a request is read and rated only once. */
export function useNpsForm(options: NpsFormOptions) {
  const { client, uuid } = options;
  const [state, dispatch] = useReducer(nextNpsState, { status: 'loading' });
  const latest = useRef(options);
  latest.current = options;
  const running = useRef<AbortController>(undefined);
  const isSending = useRef(false);
  /** A rating that failed for another reason than a refusal: it may be stored. */
  const unanswered = useRef<string>(undefined);

  /** Starts a call and aborts the previous one; the call is also aborted on unmount. */
  const begin = useCallback(() => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  }, []);

  const load = useCallback(async () => {
    dispatch({ kind: 'LOAD' });
    const signal = begin();
    // the server would refuse the call, and browsers log refused calls as errors
    if (!uuidPattern.test(uuid)) return dispatch({ kind: 'LOAD_FAILED' });
    try {
      const request = await client.call(getRequestToRate, { params: { uuid }, signal });
      const { defaultValue, draft } = latest.current;
      dispatch({ kind: 'LOADED', request, answer: firstAnswer(draft, defaultValue) });
    } catch (error) {
      if (isAborted(error)) return;
      latest.current.onError?.(error);
      dispatch(isProblem(error, 'FORBIDDEN') ? { kind: 'REFUSED', reason: 'requester' } : { kind: 'LOAD_FAILED' });
    }
  }, [client, uuid, begin]);

  // a passive effect would start the call one frame later, in custom elements up to 35 ms later
  useIsomorphicLayoutEffect(() => {
    void load();
    return () => running.current?.abort();
  }, [load]);

  function send(): void {
    // the button can be pressed twice before it is rendered as disabled
    if (isSending.current) return;
    dispatch({ kind: 'SEND' });
    if (state.status === 'loaded' && state.answer !== null) void rate(state.answer, options.draft.comment.trim());
  }

  async function rate(answer: boolean, comment: string): Promise<void> {
    isSending.current = true;
    const signal = begin();
    try {
      await store({ status: npsStatusOf(answer), ...(comment && { comment }) }, signal);
      dispatch({ kind: 'SENT', comment });
      latest.current.onDraftChange(emptyDraft);
      latest.current.onRated?.({ answer, comment });
    } catch (error) {
      if (isAborted(error)) return;
      latest.current.onError?.(error);
      dispatch(outcomeOf(error));
    } finally {
      isSending.current = false;
    }
  }

  /** Sends a rating. Succeeds too if an earlier attempt stored the same one and only its response was lost. */
  async function store(body: { status: number; comment?: string }, signal: AbortSignal): Promise<void> {
    const content = JSON.stringify(body);
    try {
      await client.call(sendRating, { params: { uuid }, body, signal });
    } catch (error) {
      if (isProblem(error, 'NPS_ALREADY_RATED') && unanswered.current === content) return;
      if (outcomeOf(error).kind === 'SEND_FAILED') unanswered.current = content;
      throw error;
    }
  }

  // the answer shown here is the one that would be sent, whichever another tab has stored
  const keep = (change: Partial<NpsDraft>): void => {
    if (state.status !== 'loaded') return;
    options.onDraftChange({ ...options.draft, answer: state.answer, preset: options.defaultValue, ...change });
  };

  const answer = (chosen: boolean): void => {
    dispatch({ kind: 'ANSWER', answer: chosen });
    keep({ answer: chosen });
  };

  const comment = (text: string): void => keep({ comment: text });

  return { state, load, answer, comment, send };
}

/** Returns the event for a failed sending; only some refusals are final, other failures can be retried. */
function outcomeOf(error: unknown): NpsEvent {
  if (isProblem(error, 'NPS_ALREADY_RATED')) return { kind: 'RATED_BEFORE' };
  if (isProblem(error, 'FORBIDDEN')) return { kind: 'REFUSED', reason: 'requester' };
  if (isProblem(error, 'NPS_NOT_AVAILABLE')) return { kind: 'REFUSED', reason: 'unavailable' };
  return { kind: 'SEND_FAILED' };
}
