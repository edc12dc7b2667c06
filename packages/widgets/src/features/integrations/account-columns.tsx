import type { ServiceAccount } from '@tramita/client/contract';
import { editColumn } from '../../lists/addable/edit-column.tsx';
import type { ListColumn } from '../../lists/list-column.ts';
import type { integrationsMessages } from '../../messages/features/integrations.ts';
import { formatDate, formatDateTime } from '../../messages/format/format-date.ts';
import type { Locale } from '../../messages/language/locale.ts';
import * as styles from './Integrations.css.ts';
import { nameColumn } from './name-column.tsx';

interface AccountColumnOptions {
  messages: typeof integrationsMessages;
  locale: Locale;
  onOpen: (account: number) => void;
}

/** Returns the newest of several moments in ISO 8601; null without a moment. */
const newest = (moments: readonly (string | null)[]): string | null =>
  moments.reduce((last, moment) => (moment !== null && (last === null || moment > last) ? moment : last), null);

/** The columns of the service accounts. */
export const accountColumns = ({ messages, locale, onOpen }: AccountColumnOptions): ListColumn<ServiceAccount>[] => [
  nameColumn(messages),
  {
    id: 'responsible',
    label: messages.responsible,
    width: 200,
    card: 'line',
    skeleton: { width: 120 },
    cell: ({ responsible }) => responsible.completeName,
  },
  {
    id: 'scopes',
    label: messages.scopes,
    width: 260,
    secondary: true,
    skeleton: { width: 160 },
    cell: ({ scopes }) => {
      const names = scopes.map((scope) => messages.scope(scope)).join(', ');
      return <span title={names}>{names}</span>;
    },
  },
  {
    id: 'lastUse',
    label: messages.lastUse,
    width: 150,
    secondary: true,
    skeleton: { width: 96 },
    cell: ({ tokens }) => {
      const moment = newest(tokens.map(({ lastUsedAt }) => lastUsedAt));
      return moment === null ? messages.never : formatDateTime(moment, locale);
    },
  },
  {
    id: 'expiry',
    label: messages.expiry,
    width: 120,
    card: 'meta',
    skeleton: { width: 72 },
    cell: ({ tokens }) => {
      const end = newest(tokens.map(({ expiresAt }) => expiresAt));
      if (end === null) return messages.noToken;
      return (
        <>
          <span className={styles.cardLabel}>{messages.expiry} </span>
          {formatDate(end, locale)}
        </>
      );
    },
  },
  editColumn({ messages, onOpen }),
];
