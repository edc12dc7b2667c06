import type { FormField, FormValues } from '@tramita/client/contract';
import { createStore } from '../create-store.ts';
import { type DraftChange, draftChange, draftFields } from './draft-change.ts';
import { type DraftGaps, type DraftStorage, draftValues, restorableValues, unsavedNames } from './form-draft.ts';

/** State of a form's draft. */
export interface DraftState {
  /** When the draft was last written; null if there is no draft or it cannot be stored. */
  savedAt: Date | null;
  /** How the draft fits a form published again; null if the form is unchanged or the user dismissed the note. */
  change: DraftChange | null;
  /** Values that the restored draft does not contain and the user has not entered again; null without any. */
  gaps: DraftGaps | null;
}

interface DraftKeeperOptions {
  fields: readonly FormField[];
  storage: DraftStorage | null;
  /** Returns the values that differ from their initial values. */
  changes: () => FormValues;
  /** Labels of the selected values of search fields. */
  labels: Map<string, string>;
  clock: () => Date;
}

/** Delay after the last change before the draft is written, in ms. */
const REST = 400;
const none: DraftState = { savedAt: null, change: null, gaps: null };

const gapsOf = (fields: readonly string[], attachments: boolean): DraftGaps | null =>
  fields.length > 0 || attachments ? { fields, attachments } : null;

/** Saves a form's draft shortly after each change. */
export function createDraftKeeper({ fields, storage, changes, labels, clock }: DraftKeeperOptions) {
  const state = createStore<DraftState>(none);
  const form = draftFields(fields);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasAttachments = false;

  /** Returns the values missing in the restored draft that were not entered again. */
  function openGaps(): DraftGaps | null {
    const { gaps } = state.get();
    const entered = unsavedNames(fields, changes());
    return (
      gaps &&
      gapsOf(
        gaps.fields.filter((name) => !entered.includes(name)),
        gaps.attachments && !hasAttachments,
      )
    );
  }

  const closeGaps = (): void => state.set({ ...state.get(), gaps: openGaps() });

  function write(): void {
    timer = undefined;
    const values = draftValues(fields, changes());
    const { change } = state.get();
    const gaps = openGaps();
    if (Object.keys(values).length === 0 && !change?.dropped.length) {
      clear();
      return;
    }
    const savedAt = clock().getTime();
    const dropped = change?.dropped ?? [];
    // what was entered now will be missing too
    const missing = gapsOf(
      [...unsavedNames(fields, changes()), ...(gaps?.fields ?? [])],
      hasAttachments || gaps?.attachments === true,
    );
    const draft = { savedAt, values, labels: Object.fromEntries(labels), form, dropped, gaps: missing ?? undefined };
    const isKept = storage?.save(draft) ?? false;
    state.set({ savedAt: isKept ? new Date(savedAt) : null, change, gaps });
  }

  function clear(): void {
    clearTimeout(timer);
    timer = undefined;
    storage?.clear();
    state.set(none);
  }

  function schedule(): void {
    if (storage === null) return;
    clearTimeout(timer);
    timer = setTimeout(write, REST);
  }

  return {
    state,
    /** Returns the values of the stored draft and sets `savedAt` of the state. */
    restore(): FormValues | null {
      const draft = storage?.load() ?? null;
      if (draft === null) return null;
      for (const [key, label] of Object.entries(draft.labels)) labels.set(key, label);
      const values = restorableValues(fields, draft);
      const change = draftChange(fields, draft.form, draft.values, values);
      const dropped = [...(draft.dropped ?? []), ...(change?.dropped ?? [])];
      const shown = change ?? (dropped.length > 0 ? { kept: [], dropped } : null);
      const { fields: names = [], attachments = false } = draft.gaps ?? {};
      const known = fields.filter(({ name }) => names.includes(name)).map(({ name }) => name);
      state.set({
        savedAt: new Date(draft.savedAt),
        change: shown && { ...shown, dropped },
        gaps: gapsOf(known, attachments),
      });
      return values;
    },
    /** Called when files were attached to the form as a whole, or the last one was removed. */
    noteAttachments(isAttached: boolean): void {
      if (isAttached === hasAttachments) return;
      hasAttachments = isAttached;
      closeGaps();
      schedule();
    },
    /** Called when values were entered in another way than by typing. */
    closeGaps,
    /** Called when the user dismissed the note about missing values. */
    forgetGaps(): void {
      if (state.get().gaps === null) return;
      state.set({ ...state.get(), gaps: null });
      write();
    },
    /** Called when the user dismissed the note about changes. */
    forgetChange(): void {
      if (state.get().change === null) return;
      state.set({ ...state.get(), change: null });
      write();
    },
    schedule,
    /** Saves pending changes at once. */
    flush(): void {
      if (timer === undefined) return;
      clearTimeout(timer);
      write();
    },
    clear,
  };
}
