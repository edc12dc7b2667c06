import type { ProblemPlace } from '../problems/publish-problems.ts';

/** A difference between two versions of a process, displayed as `lead` **subject**: details. */
export type WorkflowChange = {
  readonly kind: 'added' | 'changed' | 'removed';
  /** Kind of the changed element before its name, `Etapa`; empty if the name is clear enough. */
  readonly lead: string;
  /** Name of the changed element. */
  readonly subject: string;
  /** The changes, to be joined by commas; empty if the kind says everything. */
  readonly details: readonly string[];
  /** Place of the element in the newer version; null if it was removed. */
  readonly place: ProblemPlace | null;
};
