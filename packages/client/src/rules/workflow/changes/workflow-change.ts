import type { ProblemPlace } from '../problems/publish-problems.ts';

/** One thing that differs between two versions of a process, to be read as `lead` **subject**: details. */
export type WorkflowChange = {
  readonly kind: 'added' | 'changed' | 'removed';
  /** Kind of thing before its name, `Etapa`; empty where the name says enough. */
  readonly lead: string;
  /** Name of what changed. */
  readonly subject: string;
  /** What happened, in parts to be joined by commas; empty when the kind says it all. */
  readonly details: readonly string[];
  /** Where it stands in the newer version; null for what is gone. */
  readonly place: ProblemPlace | null;
};
