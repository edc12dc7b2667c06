import type { AuditEvent } from '@tramita/client/contract';
import { auditActionLabel, auditKindLabel, auditOriginLabel } from '@tramita/client/rules';
import type { ListColumn } from '../../lists/list-column.ts';
import type { auditMessages } from '../../messages/features/audit.ts';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { RelativeTime } from '../../ui/RelativeTime/RelativeTime.tsx';
import * as styles from './Audit.css.ts';

interface AuditColumnOptions {
  messages: typeof auditMessages;
  onOpen: (event: AuditEvent) => void;
}

/** Returns the name of an object: its kind, and its name or id. */
export const objectName = ({ kind, id, name }: AuditEvent['object']): string =>
  [auditKindLabel(kind), name ?? id].filter((part) => part !== null).join(' · ');

/** The columns of the audit trail. */
export const auditColumns = ({ messages, onOpen }: AuditColumnOptions): ListColumn<AuditEvent>[] => [
  {
    id: 'action',
    label: messages.action,
    width: 168,
    card: 'track',
    skeleton: { width: 96 },
    cell: ({ action, refusedAs }) => (
      <Chip tone={refusedAs === null ? 'neutral' : 'danger'}>{auditActionLabel(action)}</Chip>
    ),
  },
  {
    id: 'object',
    label: messages.object,
    card: 'title',
    skeleton: { width: '64%' },
    cell: (event) => (
      <button type="button" className={styles.object} onClick={() => onOpen(event)}>
        {objectName(event.object)}
      </button>
    ),
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
    cell: ({ origin }) => auditOriginLabel(origin),
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
