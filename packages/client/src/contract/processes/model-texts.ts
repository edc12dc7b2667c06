import * as z from 'zod/mini';

// Text limits of a process in the editor. They are wider than the publishing limits, so that every draft can be saved.

/** A name, title or value. */
export const shortText = z.string().check(z.maxLength(1000));
/** A description, an expression or a part of a call. */
export const longText = z.string().check(z.maxLength(20_000));

/** Maps field names to dotted paths in a response; each field takes the value at its path. */
export const answerMapSchema = z.record(z.string().check(z.maxLength(200)), shortText);
