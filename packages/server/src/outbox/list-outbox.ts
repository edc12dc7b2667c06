import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listMessages, type OutboxRow } from '../db/messages/outbox.ts';
import type { AnswerOf } from '../handlers.ts';
import { textOf } from '../mail/message-text.ts';
import { linkOf, linkTextOf } from '../mail/outgoing-message.ts';
import { toPerson } from '../people/person.ts';
import { shortWebhook } from './short-webhook.ts';

type Call = (typeof endpoints)['outbox.list'];

/** Returns e-mail and chat messages of steps, as they were or would have been sent, with shortened webhooks. */
export async function listOutbox({ services }: CallContext, { query }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { rows, total } = await listMessages(services.db, query);
  return {
    elements: rows.map((row) => ({
      id: row.message_id,
      channel: row.channel,
      recipient: row.recipient && toPerson(row.recipient),
      address: addressOf(row),
      subject: row.subject,
      body: textOf(row.body, linkOf(row, services.messengers?.publicUrl), linkTextOf(row)),
      protocol: row.protocol,
      state: row.state,
      createdAt: row.message_created_at.toISOString(),
      sentAt: row.sent_at?.toISOString() ?? null,
      lastError: row.last_error,
    })),
    totalElements: total,
  };
}

/** A chat message without a registered recipient goes to a webhook. */
const addressOf = ({ channel, recipient, address }: OutboxRow): string | null =>
  channel === 'CHAT' && recipient === null && address !== null ? shortWebhook(address) : address;
