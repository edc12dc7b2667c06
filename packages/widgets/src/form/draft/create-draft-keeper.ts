import type { FormField, FormValues } from '@tramita/client/contract';
import { createStore } from '../create-store.ts';
import { type DraftChange, draftChange, draftFields } from './draft-change.ts';
import { type DraftStorage, draftValues, restorableValues } from './form-draft.ts';

/** What of a form is kept. */
export interface DraftState {
  /** When the draft was last written; null while there is none, or where it cannot be kept. */
  savedAt: Date | null;
  /** What became of it in a form published anew; null where nothing did, or once it was read. */
  change: DraftChange | null;
}

interface DraftKeeperOptions {
  fields: readonly FormField[];
  storage: DraftStorage | null;
  /** The values that differ from the form's start. */
  changes: () => FormValues;
  /** What search fields show for the values they hold. */
  labels: Map<string, string>;
  clock: () => Date;
}

/** Time after the last change until the draft is written, in ms. */
const REST = 400;
const none: DraftState = { savedAt: null, change: null };

/** Writes a form's draft a moment after each change. */
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
    /** The values of the stored draft, whose date becomes the state's. */
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
    /** What became of the draft was read. */
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
    /** Writes at once what waits to be written. */
    flush(): void {
      if (timer === undefined) return;
      clearTimeout(timer);
      write();
    },
    clear,
  };
}
