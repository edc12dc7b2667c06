import * as z from 'zod/mini';

/**
 * Headers that the server adds to the calls of service tasks and to chat messages. All attempts of a call have the same
 * key, so that the called system can ignore repetitions.
 */
export const outboundHeadersSchema = z.object({ 'idempotency-key': z.string() });
export type OutboundHeaders = z.infer<typeof outboundHeadersSchema>;

/**
 * Body that the server posts to a chat webhook. `userName` and `email` are left out if the webhook belongs to a process
 * and not to the server.
 */
export const chatMessageSchema = z.object({
  /** Subject, text and link. */
  text: z.string(),
  userName: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
  /** Page of the portal that the message is about. */
  link: z.string(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;
