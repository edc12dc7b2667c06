import type { OutboxMessage } from '@tramita/client/contract';
import type { ListColumn } from '../../lists/list-column.ts';
import { OpenButton } from '../../lists/OpenButton.tsx';
import type { outboxMessages } from '../../messages/features/outbox.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { RelativeTime } from '../../ui/RelativeTime/RelativeTime.tsx';
import * as styles from './Outbox.css.ts';
import { StateChip } from './StateChip.tsx';

interface OutboxColumnOptions {
  messages: typeof outboxMessages;
  onOpen: (message: OutboxMessage) => void;
}

/** The columns of the outbox. */
export const outboxColumns = ({ messages, onOpen }: OutboxColumnOptions): ListColumn<OutboxMessage>[] => [
  {
    id: 'state',
    label: messages.state,
    width: 168,
    card: 'track',
    skeleton: { width: 112 },
    cell: ({ state }) => <StateChip messages={messages} state={state} />,
  },
  {
    id: 'channel',
    label: messages.channel,
    width: 112,
    secondary: true,
    skeleton: { width: 56 },
    cell: ({ channel }) => messages[channel],
  },
  {
    id: 'recipient',
    label: messages.recipient,
    width: 220,
    card: 'line',
    skeleton: { width: 168 },
    cell: ({ recipient, address }) => {
      const name = recipient ? (recipient.completeName ?? recipient.nickName) : messages.noRecipient;
      return (
        <span className={styles.person}>
          <Avatar name={name} />
          <span className={styles.names}>
            <span className={styles.name}>{name}</span>
            <span className={styles.address}>{address ?? messages.noAddress}</span>
          </span>
        </span>
      );
    },
  },
  {
    id: 'subject',
    label: messages.subject,
    card: 'title',
    skeleton: { width: '72%' },
    cell: (message) => <OpenButton onClick={() => onOpen(message)}>{message.subject}</OpenButton>,
  },
  {
    id: 'createdAt',
    label: messages.createdAt,
    width: 120,
    align: 'end',
    numeric: true,
    card: 'due',
    skeleton: { width: 64 },
    cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
  },
];
