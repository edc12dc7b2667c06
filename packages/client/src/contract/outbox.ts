import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { pageOf, pageSchema, sizeSchema } from './base/paging.ts';
import { personSchema } from './person.ts';

/** Channels by which messages leave the product. */
export const outboxChannels = ['EMAIL', 'CHAT'] as const;
export type OutboxChannel = (typeof outboxChannels)[number];

/**
 * State of a message: `WAITING` to be sent, `SENT`, `FAILED` after the last attempt, or `KEPT`, which means that its
 * channel is not configured and the message can only be read here.
 */
export const outboxStates = ['WAITING', 'SENT', 'FAILED', 'KEPT'] as const;
export type OutboxState = (typeof outboxStates)[number];

/**
 * An e-mail or chat message about a step, addressed to its people or reporting a failed call. Dates are ISO 8601 in
 * UTC.
 */
export const outboxMessageSchema = z.object({
  id: z.number(),
  channel: z.enum(outboxChannels),
  /** Null for an address from a process definition, which does not belong to a registered user. */
  recipient: z.nullable(personSchema),
  /**
   * E-mail address, user name at the messaging service, or chat webhook. A webhook is shortened to its origin and its
   * last characters.
   */
  address: z.nullable(z.string()),
  subject: z.string(),
  /** Plain text. */
  body: z.string(),
  protocol: z.nullable(z.string()),
  state: z.enum(outboxStates),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
  lastError: z.nullable(z.string()),
});
export type OutboxMessage = z.infer<typeof outboxMessageSchema>;

/** GET /outbox: returns e-mail and chat messages of steps, newest first. Administrators only. */
export const listOutbox = endpoint({
  id: 'outbox.list',
  summary: 'Caixa de saída de mensagens',
  method: 'GET',
  path: '/v1/outbox',
  policy: 'admin',
  addition: true,
  query: z.object({
    channel: z.optional(z.enum(outboxChannels)),
    state: z.optional(z.enum(outboxStates)),
    page: pageSchema,
    size: sizeSchema(25, 100),
  }),
  response: pageOf(outboxMessageSchema),
});
