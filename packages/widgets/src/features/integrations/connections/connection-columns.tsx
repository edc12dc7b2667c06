import type { ScimConnection } from '@tramita/client/contract';
import { editColumn } from '../../../lists/addable/edit-column.tsx';
import type { ListColumn } from '../../../lists/list-column.ts';
import type { scimConnectionsMessages } from '../../../messages/features/scim-connections.ts';
import { formatDateTime } from '../../../messages/format/format-date.ts';
import { formatInteger } from '../../../messages/format/format-number.ts';
import type { Locale } from '../../../messages/language/locale.ts';
import { nameColumn } from '../name-column.tsx';

interface ConnectionColumnOptions {
  messages: typeof scimConnectionsMessages;
  locale: Locale;
  onOpen: (connection: number) => void;
}

/** The columns of the SCIM connections. */
export const connectionColumns = ({
  messages,
  locale,
  onOpen,
}: ConnectionColumnOptions): ListColumn<ScimConnection>[] => [
  nameColumn(messages),
  {
    id: 'lastCall',
    label: messages.lastCall,
    width: 220,
    card: 'line',
    skeleton: { width: 120 },
    cell: ({ lastCall }) =>
      lastCall === null ? (
        messages.noCall
      ) : (
        <span title={messages.lastCallOf(lastCall.call, lastCall.status, formatDateTime(lastCall.at, locale))}>
          {formatDateTime(lastCall.at, locale)}
        </span>
      ),
  },
  {
    id: 'people',
    label: messages.people,
    width: 120,
    secondary: true,
    skeleton: { width: 48 },
    cell: ({ peopleCount }) => formatInteger(peopleCount, locale),
  },
  {
    id: 'groups',
    label: messages.groups,
    width: 120,
    secondary: true,
    skeleton: { width: 48 },
    cell: ({ groupCount }) => formatInteger(groupCount, locale),
  },
  editColumn({ messages, onOpen }),
];
