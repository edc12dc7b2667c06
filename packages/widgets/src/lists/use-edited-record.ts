import { useState } from 'react';
import { useTramita } from '../provider/tramita-context.ts';

/** A record that another user may change while it is edited. */
export interface EditedRecord<Values> {
  /** Revision of the initial values; undefined if the backend does not send revisions, which skips the check. */
  readonly revision: string | undefined;
  /** Loads the newest record, whose values become the initial ones. Resolves to null if that failed. */
  readonly reload: () => Promise<{ readonly revision: string | undefined; readonly values: Values } | null>;
  /** Names of the fields, as the user sees them. */
  readonly labels: { readonly [Name in keyof Values & string]?: string };
}

interface Revised {
  readonly revision?: string | undefined;
}

interface EditedRecordOptions<Loaded extends Revised, Values> {
  /** The record as it was loaded; null for a new one and while it loads. */
  readonly loaded: Loaded | null;
  /** Reads the record again. */
  readonly read: (record: Loaded) => Promise<Loaded>;
  readonly valuesOf: (record: Loaded) => Values;
  readonly labels: EditedRecord<Values>['labels'];
}

/**
 * Returns the record to edit, and the `edited` option of `useEditForm`. The record is the loaded one until another user
 * turns out to have saved meanwhile, then the newest one.
 */
export function useEditedRecord<Loaded extends Revised, Values>(
  options: EditedRecordOptions<Loaded, Values>,
): { readonly record: Loaded | null; readonly edited: EditedRecord<Values> | null } {
  const { loaded, read, valuesOf, labels } = options;
  const { onError } = useTramita();
  const [newer, setNewer] = useState<Loaded | null>(null);
  const record = newer ?? loaded;
  if (record === null) return { record, edited: null };

  async function reload() {
    const newest = await read(record as Loaded).catch(onError);
    if (!newest) return null;
    setNewer(newest);
    return { revision: newest.revision, values: valuesOf(newest) };
  }

  return { record, edited: { revision: record.revision, reload, labels } };
}
