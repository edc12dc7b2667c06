import * as z from 'zod/mini';

/** A user in a row, a step or a comment. */
export const personSchema = z.object({
  id: z.number(),
  nickName: z.string(),
  completeName: z.optional(z.string()),
  userName: z.optional(z.string()),
  picture: z.nullish(z.string()),
});
export type Person = z.infer<typeof personSchema>;

/** A group in a row or a step. */
export const groupRefSchema = z.object({ id: z.number(), name: z.string() });
export type GroupRef = z.infer<typeof groupRefSchema>;
