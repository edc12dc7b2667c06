import * as z from 'zod/mini';

// Limits of the texts of a process while it is edited: wider than what can be published, so that no draft is refused.

/** A name, a title or a value. */
export const shortText = z.string().check(z.maxLength(1000));
/** A description, an expression, or a part of a call. */
export const longText = z.string().check(z.maxLength(20_000));

/** Dotted paths of an answer by name of the field that takes what stands there. */
export const answerMapSchema = z.record(z.string().check(z.maxLength(200)), shortText);
