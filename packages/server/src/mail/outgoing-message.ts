import type { OutboxRow } from '../db/messages/outbox.ts';
import type { OutgoingMessage } from '../ports/messengers.ts';
import { htmlOf, textOf } from './message-text.ts';

/** Where a message's link leads; without a portal's address only the path. */
export function linkOf(row: Pick<OutboxRow, 'path'>, publicUrl: string | undefined): string {
  return `${publicUrl ?? ''}${row.path}`;
}

/** What a message's link says. */
export function linkTextOf({ recipient }: Pick<OutboxRow, 'recipient'>): string {
  return recipient ? 'Abrir a tarefa' : 'Abrir a solicitação';
}

/** A message of the outbox as it leaves. */
export function toOutgoing(row: OutboxRow, address: string, publicUrl: string): OutgoingMessage {
  const { recipient, subject, body } = row;
  const link = linkOf(row, publicUrl);
  return {
    // ids begin anew with a new database; the moment tells their messages apart
    key: `outbox.${row.message_id}.${row.message_created_at.getTime()}`,
    recipient: recipient && {
      completeName: recipient.complete_name,
      userName: recipient.user_name,
      email: recipient.email,
    },
    address,
    subject,
    text: textOf(body, link, linkTextOf(row)),
    html: htmlOf(subject, body, link, linkTextOf(row)),
    link,
  };
}
