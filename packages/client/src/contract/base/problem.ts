import * as z from 'zod/mini';

export { jsonMaxDepth, jsonMaxValues, listedProblemsMax } from './limits.ts';

/** One input that was refused: the field's name (or path) and a sentence in Portuguese. */
export const fieldProblemSchema = z.object({ name: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof fieldProblemSchema>;

/**
 * The body of every refused call, `application/problem+json` (RFC 9457) with the product's
 * `errorCode`. `message` is a sentence in Portuguese that may be shown to a person; `reason` names
 * the rule of `permissions` that refused; `fields` lists refused inputs, at most `listedProblemsMax` of them, and
 * `omittedFields` is how many more there are.
 */
export const problemSchema = z.object({
  title: z.optional(z.string()),
  status: z.optional(z.number()),
  detail: z.optional(z.string()),
  instance: z.optional(z.string()),
  errorCode: z.optional(z.string()),
  message: z.optional(z.string()),
  reason: z.optional(z.string()),
  fields: z.optional(z.array(fieldProblemSchema)),
  omittedFields: z.optional(z.number()),
});
export type Problem = z.infer<typeof problemSchema>;
