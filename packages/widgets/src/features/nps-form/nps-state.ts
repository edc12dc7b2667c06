import type { NpsRequest } from '@tramita/client/contract';
import type { NpsAnswer } from './nps-answer.ts';

/** A form that can be filled in. Its comment is that of the draft, which several tabs share. */
interface Filling {
  readonly request: NpsRequest;
  readonly answer: NpsAnswer;
}

/** Why a request cannot be rated: only its requester may, or it takes no rating (at the moment). */
export type NpsRefusal = 'requester' | 'unavailable';

/** State of the form. */
export type NpsState =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | { readonly status: 'refused'; readonly reason: NpsRefusal }
  | ({ readonly status: 'loaded'; readonly problem: 'answer' | 'send' | null } & Filling)
  | ({ readonly status: 'sending' } & Filling)
  | {
      readonly status: 'rated';
      readonly request: NpsRequest;
      readonly rating: NpsRating | null;
      readonly justNow: boolean;
    };

/** Unsent input of a form. */
export interface NpsDraft {
  readonly answer: NpsAnswer;
  readonly comment: string;
  /** Preset answer of the link in which the input was made. */
  readonly preset: NpsAnswer;
}

export const emptyDraft: NpsDraft = { answer: null, comment: '', preset: null };

/** Returns a draft from storage, or undefined if the value is not a valid draft. */
export function readNpsDraft(stored: unknown): NpsDraft | undefined {
  const { answer, comment, preset } = (stored ?? {}) as Partial<Record<keyof NpsDraft, unknown>>;
  if (typeof comment !== 'string') return undefined;
  return { answer: readAnswer(answer), comment, preset: readAnswer(preset) };
}

const readAnswer = (stored: unknown): NpsAnswer => (typeof stored === 'boolean' ? stored : null);

/** Returns the answer to start with: that of a link that was not open when the draft was made, or the draft's. */
export function firstAnswer(draft: NpsDraft, preset: NpsAnswer): NpsAnswer {
  return preset !== null && preset !== draft.preset ? preset : (draft.answer ?? preset);
}

/** A rating that was given. */
export interface NpsRating {
  readonly answer: boolean;
  readonly comment: string;
}

export type NpsEvent =
  | { readonly kind: 'LOAD' }
  | { readonly kind: 'LOADED'; readonly request: NpsRequest; readonly answer: NpsAnswer }
  | { readonly kind: 'LOAD_FAILED' }
  | { readonly kind: 'ANSWER'; readonly answer: boolean }
  | { readonly kind: 'SEND' }
  | { readonly kind: 'SENT'; readonly comment: string }
  | { readonly kind: 'SEND_FAILED' }
  | { readonly kind: 'RATED_BEFORE' }
  | { readonly kind: 'REFUSED'; readonly reason: NpsRefusal };

/** Returns the next state. Ignores events that do not fit the state, such as late responses. */
export function nextNpsState(state: NpsState, event: NpsEvent): NpsState {
  switch (event.kind) {
    case 'LOAD':
      return { status: 'loading' };
    case 'LOADED':
      return state.status === 'loading' ? loaded(event) : state;
    case 'LOAD_FAILED':
      return state.status === 'loading' ? { status: 'error' } : state;
    case 'ANSWER':
      return state.status === 'loaded' ? { ...state, answer: event.answer, problem: null } : state;
    case 'SEND':
      if (state.status !== 'loaded') return state;
      return state.answer === null ? { ...state, problem: 'answer' } : { ...state, status: 'sending' };
    case 'SENT':
      return state.status === 'sending' ? rated(state, event.comment) : state;
    case 'SEND_FAILED':
      return state.status === 'sending' ? { ...state, status: 'loaded', problem: 'send' } : state;
    case 'RATED_BEFORE':
      return state.status === 'sending'
        ? { status: 'rated', request: state.request, rating: null, justNow: false }
        : state;
    case 'REFUSED':
      return state.status === 'sending' || state.status === 'loading'
        ? { status: 'refused', reason: event.reason }
        : state;
  }
}

/** Statuses of a task whose request has not ended. */
const openStatuses: ReadonlySet<string> = new Set(['TO_DO', 'IN_PROGRESS']);

function loaded({ request, answer }: Extract<NpsEvent, { kind: 'LOADED' }>): NpsState {
  if (request.mayRate === false) return { status: 'refused', reason: 'requester' };
  if (!request.hasNps) return { status: 'error' };
  if (request.npsStatus === 0 || request.npsStatus === 1) {
    const rating = { answer: request.npsStatus === 1, comment: request.npsComment ?? '' };
    return { status: 'rated', request, rating, justNow: false };
  }
  // otherwise a comment would be typed that cannot be sent
  if (openStatuses.has(request.status ?? '')) return { status: 'refused', reason: 'unavailable' };
  return { status: 'loaded', request, answer, problem: null };
}

function rated({ request, answer }: Filling, comment: string): NpsState {
  return { status: 'rated', request, rating: answer === null ? null : { answer, comment }, justNow: true };
}
