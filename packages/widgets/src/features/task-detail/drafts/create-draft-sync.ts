import { HttpProblemError } from '@tramita/client';
import type { FormValues, TaskDraft } from '@tramita/client/contract';
import { createStore } from '../../../form/create-store.ts';

/** The typed and unsent input of a task. */
export interface DraftContent {
  readonly values: FormValues;
  readonly comment: string;
}

/** A question about a draft, or a notice with an undo button. */
export interface DraftQuestion {
  /**
   * `restored`: the draft of an earlier visit is on the screen. `found`: the draft on the server differs from the screen.
   * `outdated`: another tab or machine saved one since.
   */
  readonly kind: 'restored' | 'found' | 'outdated';
  /** When that draft was saved; null if unknown. */
  readonly savedAt: Date | null;
}

/** State of the draft. */
export interface DraftSyncState {
  readonly question: DraftQuestion | null;
  /** When the server last stored it; null if it has none. */
  readonly savedAt: Date | null;
  /** Whether the server did not accept the last one, so that only this browser has it. */
  readonly hasFailed: boolean;
}

/** Functions of the server and of the screen for a draft. */
export interface DraftEnds {
  load: () => Promise<TaskDraft | null>;
  save: (content: DraftContent & { revision: number }, signal: AbortSignal) => Promise<TaskDraft>;
  forget: () => Promise<void>;
  /** Returns the input on the screen, empty if nothing is typed. */
  read: () => DraftContent;
  /** Returns the input on the screen, with those values of the draft that this browser does not store. */
  complete: (draft: DraftContent) => DraftContent;
  /** Replaces the input on the screen by a draft. */
  write: (content: DraftContent) => void;
  /** Revision on which this browser's copy is based; 0 for none. */
  base: { get: () => number; set: (revision: number) => void };
  onError: (error: unknown) => void;
}

/** Time from the last change until the draft is sent to the server, in ms. */
const draftRestMs = 1500;
/** Time until a draft that the server did not accept is sent again, in ms. */
const retryMs = 30_000;

const isEmpty = ({ values, comment }: DraftContent) => Object.keys(values).length === 0 && comment.trim() === '';
const nothing: DraftContent = { values: {}, comment: '' };
const textOf = ({ values, comment }: DraftContent): string =>
  JSON.stringify([Object.entries(values).sort(([left], [right]) => (left < right ? -1 : 1)), comment]);
const contentOf = (draft: TaskDraft): DraftContent => ({ values: draft.values, comment: draft.comment ?? '' });
const codeOf = (error: unknown) => (error instanceof HttpProblemError ? error.errorCode : undefined);

/** Stores the input of a task on the server too, one save at a time, and detects what other tabs saved. */
export function createDraftSync(ends: DraftEnds) {
  const state = createStore<DraftSyncState>({ question: null, savedAt: null, hasFailed: false });
  const patch = (part: Partial<DraftSyncState>) => state.set({ ...state.get(), ...part });
  /** Counts the visits: responses of earlier ones are ignored. */
  let visit = 0;
  let isOn = false;
  let isSaving = false;
  /** Whether the task is being sent: a draft would arrive too late. */
  let isPaused = false;
  let saving = new AbortController();
  let isChangedMeanwhile = false;
  let revision = 0;
  /** The content that the server is known to have. */
  let kept = textOf(nothing);
  /** The draft in question; until the user decides, nothing is saved over it. */
  let other: TaskDraft | null = null;
  /** The restored draft; further typing accepts it. */
  let restored: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function adopt(draft: TaskDraft | null): void {
    revision = draft?.revision ?? 0;
    kept = textOf(draft ? contentOf(draft) : nothing);
    ends.base.set(revision);
    patch({ savedAt: draft ? new Date(draft.savedAt) : null, hasFailed: false });
  }

  function ask(kind: DraftQuestion['kind'], draft: TaskDraft): void {
    other = draft;
    patch({ question: { kind, savedAt: new Date(draft.savedAt) } });
  }

  function reportRestored(savedAt: Date | null): void {
    restored = textOf(ends.read());
    patch({ question: { kind: 'restored', savedAt } });
  }

  function schedule(ms = draftRestMs): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (!isOn || isPaused || other) return;
    if (isSaving) {
      isChangedMeanwhile = true;
      return;
    }
    const content = ends.read();
    if (textOf(content) === kept) return;
    const own = visit;
    isSaving = true;
    saving = new AbortController();
    const { signal } = saving;
    try {
      if (isEmpty(content)) {
        await ends.forget();
        if (own === visit) adopt(null);
      } else {
        const saved = await ends.save({ ...content, revision }, signal);
        ends.base.set(saved.revision);
        if (own === visit) {
          adopt(saved);
          kept = textOf(content);
        }
      }
    } catch (error) {
      if (own === visit && !signal.aborted) await handleRefusal(error);
    } finally {
      isSaving = false;
    }
    if (isChangedMeanwhile && own === visit) {
      isChangedMeanwhile = false;
      schedule();
    }
  }

  async function handleRefusal(error: unknown): Promise<void> {
    if (codeOf(error) === 'TASK_NOT_OPEN') {
      isOn = false;
      return;
    }
    if (codeOf(error) === 'DRAFT_OUTDATED') return compare('outdated');
    ends.onError(error);
    patch({ hasFailed: true });
    schedule(retryMs);
  }

  /** Compares the draft on the server with the screen. */
  async function compare(kind: 'found' | 'outdated'): Promise<void> {
    const own = visit;
    let draft: TaskDraft | null;
    try {
      draft = await ends.load();
    } catch (error) {
      if (own === visit) {
        ends.onError(error);
        patch({ hasFailed: true });
      }
      return;
    }
    if (own === visit) settle(kind, draft);
  }

  function settle(kind: 'found' | 'outdated', draft: TaskDraft | null): void {
    if (!draft) {
      adopt(null);
      schedule();
      return;
    }
    const found = contentOf(draft);
    const typed = ends.read();
    const whole = ends.complete(found);
    // this browser continued from the same draft that the server has
    const isSuccessor = kind === 'found' && !isEmpty(typed) && ends.base.get() === draft.revision;
    if (isSuccessor || textOf(whole) === textOf(found)) {
      if (textOf(whole) !== textOf(typed)) ends.write(whole);
      adopt(draft);
      schedule();
    } else if (kind === 'found' && isEmpty(typed)) {
      ends.write(found);
      adopt(draft);
      reportRestored(new Date(draft.savedAt));
    } else ask(kind, draft);
  }

  return {
    state,
    /** Loads a draft and starts to store further input. */
    start(): void {
      visit += 1;
      isOn = true;
      isPaused = false;
      isChangedMeanwhile = false;
      void compare('found');
    },
    /** Sends pending changes and ends the visit; responses are ignored from now on. */
    stop(): void {
      if (timer !== undefined) void flush();
      clearTimeout(timer);
      isOn = false;
      other = null;
      visit += 1;
      patch({ question: null, hasFailed: false });
    },
    /** Reports that the input of an earlier visit in this browser is on the screen. */
    reportRestored,
    /** Reports that the input changed. */
    changed(): void {
      const text = textOf(ends.read());
      if (state.get().question?.kind === 'restored' && text !== restored) patch({ question: null });
      if (isOn && text !== kept) schedule();
    },
    /** Sends pending changes at once. */
    flush(): void {
      if (timer !== undefined) void flush();
    },
    /** Accepts the restored draft. */
    accept(): void {
      patch({ question: null });
    },
    /** Shows the draft in question on the screen. */
    take(): void {
      if (other) {
        const draft = other;
        other = null;
        ends.write(contentOf(draft));
        adopt(draft);
      }
      patch({ question: null });
    },
    /** Keeps the input on the screen, which overwrites the draft in question. */
    keep(): void {
      if (other) {
        revision = other.revision;
        kept = textOf(contentOf(other));
        other = null;
      }
      patch({ question: null });
      void flush();
    },
    /** Undoes the restoration: resets the form, here and on the server. */
    discard(): void {
      patch({ question: null });
      ends.write(nothing);
      void flush();
    },
    /** The task is being sent: nothing is saved until {@link resume}, and a running save is aborted. */
    pause(): void {
      isPaused = true;
      saving.abort();
    },
    /** The task was not accepted: input is stored again. */
    resume(): void {
      isPaused = false;
      if (isOn) schedule();
    },
    /** The task is done: nothing is left to store. The server deletes the draft with the task. */
    end(): void {
      clearTimeout(timer);
      timer = undefined;
      isOn = false;
      ends.base.set(0);
      patch({ question: null, savedAt: null });
    },
  };
}
