import * as z from 'zod/mini';

export { jsonMaxDepth, jsonMaxValues, listedProblemsMax } from './limits.ts';

/** An invalid input: the name or path of the field and a Portuguese message. */
export const fieldProblemSchema = z.object({ name: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof fieldProblemSchema>;

/**
 * Body of every error response: `application/problem+json` (RFC 9457) extended with `errorCode`. `message` is
 * Portuguese and can be shown to users. `reason` names the rule of `permissions` that denied the call. `fields` lists
 * at most `listedProblemsMax` invalid inputs; `omittedFields` is the number of further ones.
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
