import type { FormField, FormValues } from '@tramita/client/contract';
import { createStore } from '../create-store.ts';
import { type DraftChange, draftChange, draftFields } from './draft-change.ts';
import { type DraftStorage, draftValues, restorableValues } from './form-draft.ts';

/** State of a form's draft. */
export interface DraftState {
  /** When the draft was last written; null if there is no draft or it cannot be stored. */
  savedAt: Date | null;
  /** How the draft fits a form published again; null if the form is unchanged or the user dismissed the note. */
  change: DraftChange | null;
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
const none: DraftState = { savedAt: null, change: null };

/** Saves a form's draft shortly after each change. */
export function createDraftKeeper({ fields, storage, changes, labels, clock }: DraftKeeperOptions) {
  const state = createStore<DraftState>(none);
  const form = draftFields(fields);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    timer = undefined;
    const values = draftValues(fields, changes());
    const { change } = state.get();
    if (Object.keys(values).length === 0 && !change?.dropped.length) {
      clear();
      return;
    }
    const savedAt = clock().getTime();
    const dropped = change?.dropped ?? [];
    const isKept = storage?.save({ savedAt, values, labels: Object.fromEntries(labels), form, dropped }) ?? false;
    state.set({ savedAt: isKept ? new Date(savedAt) : null, change });
  }

  function clear(): void {
    clearTimeout(timer);
    timer = undefined;
    storage?.clear();
    state.set(none);
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
      state.set({ savedAt: new Date(draft.savedAt), change: shown && { ...shown, dropped } });
      return values;
    },
    /** Called when the user dismissed the note about changes. */
    forgetChange(): void {
      if (state.get().change === null) return;
      state.set({ ...state.get(), change: null });
      write();
    },
    schedule(): void {
      if (storage === null) return;
      clearTimeout(timer);
      timer = setTimeout(write, REST);
    },
    /** Saves pending changes at once. */
    flush(): void {
      if (timer === undefined) return;
      clearTimeout(timer);
      write();
    },
    clear,
  };
}
