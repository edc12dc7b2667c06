import type { AuditChange } from '../audit/write-audit.ts';
import type { ImportCreates, ImportEffect, ShownValue } from '../db/tables/import-tables.ts';
import type { Text } from '../text/sentence.ts';
import type { LineError } from './line-errors.ts';

/** A record of the difference, as it is shown and as it will be written. */
export interface PlannedChange {
  readonly line: number | null;
  readonly effect: ImportEffect;
  /** Null for new records. */
  readonly recordId: number | null;
  readonly key: string;
  readonly name: string;
  readonly shown: readonly ShownValue[];
  /** Names of roles, and the access to the reports, that the person gains or loses. */
  readonly gains: readonly string[];
  readonly loses: readonly string[];
  readonly write: Readonly<Record<string, unknown>>;
  readonly audit: readonly AuditChange[];
  readonly seen: string | null;
}

/**
 * Stores the next records of a difference, in the order in which they are shown. Resolves as soon as more
 * can be passed, which may be before these are written.
 */
export type StoreChanges = (changes: readonly PlannedChange[]) => Promise<void>;

/** The difference between a file and the register, without its records. */
export interface ImportPlan {
  readonly errors: readonly LineError[];
  /** Number of lines without errors that change nothing. */
  readonly unchanged: number;
  readonly creates: ImportCreates;
  readonly ignoredColumns: readonly string[];
  readonly warnings: readonly Text[];
  /** Active people of the source. */
  readonly active: number;
  readonly roleChanges: number;
  /** Whether lines were refused, or missing people kept, because no active administrator would remain. */
  readonly keepsLastAdmin: boolean;
}

/** The difference between a file of other records and the register. */
export interface RecordsPlan extends ImportPlan {
  readonly changes: readonly PlannedChange[];
}

/** How long a calculation runs before other work does: a pause takes a millisecond, and a large file has thousands. */
const runMs = 8;

/** Returns a function that lets other work run before the next part of a long calculation, unless it just did. */
export function createPause(signal?: AbortSignal): () => Promise<void> {
  let last = performance.now();
  return async () => {
    signal?.throwIfAborted();
    if (performance.now() - last < runMs) return;
    await new Promise((resolve) => setTimeout(resolve));
    last = performance.now();
  };
}

/** Lines that are compared before other work may run. */
export const linesAtOnce = 250;

/** Records or lines that one statement stores or reads. */
export const storedAtOnce = 500;

/** Runs a function for each item, with pauses. */
export async function forEachInTurn<Item>(
  items: Iterable<Item>,
  pause: () => Promise<void>,
  work: (item: Item) => void,
): Promise<void> {
  let count = 0;
  for (const item of items) {
    work(item);
    count += 1;
    if (count % linesAtOnce === 0) await pause();
  }
}
