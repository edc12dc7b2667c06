import * as z from 'zod/mini';

/** Part of the response of a record that several users may edit. */
export const revisionShape = {
  /** Revision of the editable content: an opaque text that changes with it (an addition). */
  revision: z.optional(z.string()),
};

/** Part of the body of a call that changes such a record. */
export const knownRevisionShape = {
  /**
   * Revision that the author has seen. If the record has another one, the call fails with RECORD_OUTDATED (an addition).
   * Without it, the call replaces whatever was saved meanwhile.
   */
  knownRevision: z.optional(z.string().check(z.maxLength(100))),
};
