import type { AuditEvent } from '@tramita/client/contract';
import type { AuditLabels } from '../../change-history/use-audit-labels.ts';
import type { ListColumn } from '../../lists/list-column.ts';
import { OpenButton } from '../../lists/OpenButton.tsx';
import type { auditMessages } from '../../messages/features/audit.ts';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { RelativeTime } from '../../ui/RelativeTime/RelativeTime.tsx';
import * as styles from './Audit.css.ts';

interface AuditColumnOptions {
  messages: typeof auditMessages;
  labels: AuditLabels;
  onOpen: (event: AuditEvent) => void;
}

/** The columns of the audit trail. */
export const auditColumns = ({ messages, labels, onOpen }: AuditColumnOptions): ListColumn<AuditEvent>[] => [
  {
    id: 'action',
    label: messages.action,
    width: 168,
    card: 'track',
    skeleton: { width: 96 },
    cell: ({ action, refusedAs }) => (
      <Chip tone={refusedAs === null ? 'neutral' : 'danger'}>{labels.action(action)}</Chip>
    ),
  },
  {
    id: 'object',
    label: messages.object,
    card: 'title',
    skeleton: { width: '64%' },
    cell: (event) => <OpenButton onClick={() => onOpen(event)}>{labels.object(event.object)}</OpenButton>,
  },
  {
    id: 'who',
    label: messages.who,
    width: 220,
    card: 'line',
    skeleton: { width: 144 },
    cell: ({ actor }) => <span className={styles.name}>{actor.name}</span>,
  },
  {
    id: 'origin',
    label: messages.origin,
    width: 144,
    secondary: true,
    skeleton: { width: 56 },
    cell: ({ origin }) => labels.origin(origin),
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
