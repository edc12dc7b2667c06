import type { Webhook } from '@tramita/client/contract';
import { History } from 'lucide-react';
import { editColumn } from '../../lists/addable/edit-column.tsx';
import type { ListColumn } from '../../lists/list-column.ts';
import type { webhooksMessages } from '../../messages/features/webhooks.ts';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { nameColumn } from './name-column.tsx';

interface WebhookColumnOptions {
  messages: typeof webhooksMessages;
  onOpen: (webhook: number) => void;
  onDeliveries: (webhook: number) => void;
}

/** The columns of the webhooks. */
export const webhookColumns = ({ messages, onOpen, onDeliveries }: WebhookColumnOptions): ListColumn<Webhook>[] => [
  nameColumn(messages),
  {
    id: 'url',
    label: messages.url,
    width: 300,
    card: 'line',
    skeleton: { width: 200 },
    cell: ({ url }) => <span title={url}>{url}</span>,
  },
  {
    id: 'events',
    label: messages.events,
    width: 120,
    secondary: true,
    skeleton: { width: 72 },
    cell: ({ events }) => (
      <span title={events.map((event) => messages.event(event)).join(', ')}>{messages.eventCount(events.length)}</span>
    ),
  },
  {
    id: 'state',
    label: messages.state,
    width: 130,
    card: 'meta',
    skeleton: { width: 64 },
    cell: ({ active }) => (
      <Chip tone={active ? 'success' : 'danger'}>{active ? messages.active : messages.inactive}</Chip>
    ),
  },
  editColumn({
    messages,
    onOpen,
    other: ({ id, name }) => (
      <IconButton
        name={messages.deliveriesOf(name)}
        icon={<History />}
        tooltip={false}
        onClick={() => onDeliveries(id)}
      />
    ),
  }),
];
