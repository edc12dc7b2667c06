import { HttpProblemError } from '@tramita/client';
import type { FormValues, TaskDraft } from '@tramita/client/contract';
import { createStore } from '../../../form/create-store.ts';

/** What of a task is typed and not sent. */
export interface DraftContent {
  readonly values: FormValues;
  readonly comment: string;
}

/** What the person is asked about a draft, or told with a way back. */
export interface DraftQuestion {
  /**
   * `restored`: what an earlier visit left is on the screen. `found`: the server has another one than the screen.
   * `outdated`: another tab or machine saved one since.
   */
  readonly kind: 'restored' | 'found' | 'outdated';
  /** When that draft was saved; null where nobody knows. */
  readonly savedAt: Date | null;
}

/** How the draft stands. */
export interface DraftSyncState {
  readonly question: DraftQuestion | null;
  /** When the server last kept it; null while it has none. */
  readonly savedAt: Date | null;
  /** The server did not take the last one; this browser still has it. */
  readonly hasFailed: boolean;
}

/** The server's side and the screen's side of a draft. */
export interface DraftEnds {
  load: () => Promise<TaskDraft | null>;
  save: (content: DraftContent & { revision: number }, signal: AbortSignal) => Promise<TaskDraft>;
  forget: () => Promise<void>;
  /** What the screen holds, empty when nothing is typed. */
  read: () => DraftContent;
  /** What the screen holds, with those values of the draft that this browser does not keep by itself. */
  complete: (draft: DraftContent) => DraftContent;
  /** Puts a draft on the screen in place of what is typed there. */
  write: (content: DraftContent) => void;
  /** The revision that what this browser keeps is based on; 0 for none. */
  base: { get: () => number; set: (revision: number) => void };
  onError: (error: unknown) => void;
}

/** Time after the last change until the draft goes to the server, in ms. */
const draftRestMs = 1500;
/** Time until a draft that the server did not take is offered again, in ms. */
const retryMs = 30_000;

const isEmpty = ({ values, comment }: DraftContent) => Object.keys(values).length === 0 && comment.trim() === '';
const nothing: DraftContent = { values: {}, comment: '' };
const textOf = ({ values, comment }: DraftContent): string =>
  JSON.stringify([Object.entries(values).sort(([left], [right]) => (left < right ? -1 : 1)), comment]);
const contentOf = (draft: TaskDraft): DraftContent => ({ values: draft.values, comment: draft.comment ?? '' });
const codeOf = (error: unknown) => (error instanceof HttpProblemError ? error.errorCode : undefined);

/** Keeps what is typed into a task on the server as well, one save at a time, and notices what other tabs saved. */
export function createDraftSync(ends: DraftEnds) {
  const state = createStore<DraftSyncState>({ question: null, savedAt: null, hasFailed: false });
  const patch = (part: Partial<DraftSyncState>) => state.set({ ...state.get(), ...part });
  /** Counts the visits: an answer of an earlier one says nothing any more. */
  let visit = 0;
  let isOn = false;
  let isSaving = false;
  /** The task is being sent: a draft would only arrive too late. */
  let isPaused = false;
  let saving = new AbortController();
  let isChangedMeanwhile = false;
  let revision = 0;
  /** What the server is known to hold. */
  let kept = textOf(nothing);
  /** The draft in question; until it is settled nothing is saved over it. */
  let other: TaskDraft | null = null;
  /** What was restored; typing on from there accepts it. */
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

  function tellRestored(savedAt: Date | null): void {
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

  /** Looks at what the server has, beside what the screen has. */
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
    // this browser went on from the very draft that the server has
    const isSuccessor = kind === 'found' && !isEmpty(typed) && ends.base.get() === draft.revision;
    if (isSuccessor || textOf(whole) === textOf(found)) {
      if (textOf(whole) !== textOf(typed)) ends.write(whole);
      adopt(draft);
      schedule();
    } else if (kind === 'found' && isEmpty(typed)) {
      ends.write(found);
      adopt(draft);
      tellRestored(new Date(draft.savedAt));
    } else ask(kind, draft);
  }

  return {
    state,
    /** Looks for a draft and keeps what is typed from now on. */
    start(): void {
      visit += 1;
      isOn = true;
      isPaused = false;
      isChangedMeanwhile = false;
      void compare('found');
    },
    /** Sends what waits and ends the visit; what comes back is no longer heard. */
    stop(): void {
      if (timer !== undefined) void flush();
      clearTimeout(timer);
      isOn = false;
      other = null;
      visit += 1;
      patch({ question: null, hasFailed: false });
    },
    /** Says that what an earlier visit left in this browser is on the screen. */
    tellRestored,
    /** Something was typed. */
    changed(): void {
      const text = textOf(ends.read());
      if (state.get().question?.kind === 'restored' && text !== restored) patch({ question: null });
      if (isOn && text !== kept) schedule();
    },
    /** Sends at once what waits. */
    flush(): void {
      if (timer !== undefined) void flush();
    },
    /** The person has seen what was restored and goes on with it. */
    accept(): void {
      patch({ question: null });
    },
    /** Puts the draft in question on the screen. */
    take(): void {
      if (other) {
        const draft = other;
        other = null;
        ends.write(contentOf(draft));
        adopt(draft);
      }
      patch({ question: null });
    },
    /** Stays with what the screen has; the draft in question is written over. */
    keep(): void {
      if (other) {
        revision = other.revision;
        kept = textOf(contentOf(other));
        other = null;
      }
      patch({ question: null });
      void flush();
    },
    /** Takes back what was restored: the form as it started, here and on the server. */
    discard(): void {
      patch({ question: null });
      ends.write(nothing);
      void flush();
    },
    /** The task is being sent: nothing is saved until {@link resume}, and a save under way is given up. */
    pause(): void {
      isPaused = true;
      saving.abort();
    },
    /** The task was not taken: what is typed is kept again. */
    resume(): void {
      isPaused = false;
      if (isOn) schedule();
    },
    /** The task is done: nothing is left to keep. The server forgets with the task. */
    end(): void {
      clearTimeout(timer);
      timer = undefined;
      isOn = false;
      ends.base.set(0);
      patch({ question: null, savedAt: null });
    },
  };
}
