import type { AuditEvent } from '@tramita/client/contract';
import type { AuditLabels } from '@tramita/client/rules';
import type { ListColumn } from '../lists/list-column.ts';
import type { auditMessages } from '../messages/features/audit.ts';
import { Chip } from '../ui/Chip/Chip.tsx';
import { RelativeTime } from '../ui/RelativeTime/RelativeTime.tsx';

/** Returns the columns of every list of changes: the action, who made the change, from where, and when. */
export const eventColumns = (messages: typeof auditMessages, labels: AuditLabels) =>
  ({
    action: {
      id: 'action',
      label: messages.action,
      width: 168,
      card: 'track',
      skeleton: { width: 96 },
      cell: ({ action, refusedAs }) => (
        <Chip tone={refusedAs === null ? 'neutral' : 'danger'}>{labels.action(action)}</Chip>
      ),
    },
    who: {
      id: 'who',
      label: messages.who,
      width: 220,
      card: 'line',
      skeleton: { width: 144 },
      cell: ({ actor }) => <span title={labels.actor(actor)}>{labels.actor(actor)}</span>,
    },
    origin: {
      id: 'origin',
      label: messages.origin,
      width: 144,
      secondary: true,
      skeleton: { width: 56 },
      cell: ({ origin }) => labels.origin(origin),
    },
    createdAt: {
      id: 'createdAt',
      label: messages.createdAt,
      width: 120,
      align: 'end',
      numeric: true,
      card: 'due',
      skeleton: { width: 64 },
      cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
    },
  }) satisfies Record<string, ListColumn<AuditEvent>>;
