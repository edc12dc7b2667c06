import type { publishProcess, ResponseOf } from '@tramita/client/contract';
import type { KeyMemory } from '../../../calls/keys/key-memory.ts';
import type { PublishedDraft } from './use-draft-attempt.ts';

/** Idempotency keys of a process's publications. */
export interface PublicationKeys extends KeyMemory {
  /** The process that the draft was already published as, in this tab or another; null for an existing process. */
  readonly published: PublishedDraft | null;
  /** Call it with the error of the content sent last: content that the server refused was not published. */
  readonly failed: (error: unknown) => void;
  /** Call it with the process and its version when it was published. */
  readonly succeeded: (published: PublishedDraft) => void;
  /**
   * Returns the version that an earlier publication created, if its response was lost; otherwise null. Call it with the
   * error of the last publication.
   */
  readonly earlier: (error: unknown) => Promise<ResponseOf<typeof publishProcess> | null>;
}
