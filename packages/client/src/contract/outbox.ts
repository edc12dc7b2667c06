import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { pageOf, pageSchema, sizeSchema } from './base/paging.ts';
import { personSchema } from './people.ts';

export const outboxChannels = ['EMAIL', 'CHAT'] as const;
export type OutboxChannel = (typeof outboxChannels)[number];

/**
 * `WAITING` to be sent, `SENT`, `FAILED` after the last attempt, or `KEPT`: the channel is not configured, so the
 * message stays here to be read.
 */
export const outboxStates = ['WAITING', 'SENT', 'FAILED', 'KEPT'] as const;
export type OutboxState = (typeof outboxStates)[number];

/** A message about a step that left, or would leave, the product: to its people, or about a call that failed. Dates are ISO 8601 in UTC. */
export const outboxMessageSchema = z.object({
  id: z.number(),
  channel: z.enum(outboxChannels),
  /** Null for a message to an address of a process definition, which belongs to nobody in the register. */
  recipient: z.nullable(personSchema),
  /** E-mail address, the user name at the messaging service, or the webhook of a chat, of which only the origin and the end are told. */
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

/** GET /outbox: e-mail and chat messages of steps, newest first. Administrators only. */
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
