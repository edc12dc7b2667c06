import { defaultLocale, type Locale, supportedLocale } from '@tramita/client/rules';
import type { OutboxRow } from '../db/messages/outbox.ts';
import type { OutgoingMessage } from '../ports/messengers.ts';
import { htmlOf, textOf } from './message-text.ts';

/** Returns the URL of a message's link, or only its path if the portal has no address. */
export function linkOf(row: Pick<OutboxRow, 'path'>, publicUrl: string | undefined): string {
  return `${publicUrl ?? ''}${row.path}`;
}

type Linked = 'task' | 'request' | 'page';

const linkTexts: Readonly<Record<Locale, Readonly<Record<Linked, string>>>> = {
  'pt-BR': { task: 'Abrir a tarefa', request: 'Abrir a solicitação', page: 'Abrir a página' },
  en: { task: 'Open the task', request: 'Open the request', page: 'Open the page' },
  es: { task: 'Abrir la tarea', request: 'Abrir la solicitud', page: 'Abrir la página' },
};

const localeOf = ({ locale }: Pick<OutboxRow, 'locale'>): Locale => supportedLocale(locale ?? '') ?? defaultLocale;

/** Returns the text of a message's link, in the language of the message. */
export function linkTextOf(row: Pick<OutboxRow, 'recipient' | 'locale' | 'protocol'>): string {
  const { task, request, page } = linkTexts[localeOf(row)];
  if (row.protocol === null) return page;
  return row.recipient ? task : request;
}

/** Converts a message of the outbox to its outgoing form. */
export function toOutgoing(row: OutboxRow, address: string, publicUrl: string): OutgoingMessage {
  const { recipient, subject, body } = row;
  const link = linkOf(row, publicUrl);
  return {
    // ids restart with a new database; the time distinguishes their messages
    key: `outbox.${row.message_id}.${row.message_created_at.getTime()}`,
    recipient: recipient && {
      completeName: recipient.complete_name,
      userName: recipient.user_name,
      email: recipient.email,
    },
    address,
    subject,
    text: textOf(body, link, linkTextOf(row)),
    html: htmlOf({ subject, body, link, linkText: linkTextOf(row), locale: localeOf(row) }),
    link,
  };
}
