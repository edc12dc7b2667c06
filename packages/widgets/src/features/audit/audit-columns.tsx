import type { AuditEvent } from '@tramita/client/contract';
import type { AuditLabels } from '@tramita/client/rules';
import { eventColumns } from '../../change-history/event-columns.tsx';
import { objectLabel } from '../../change-history/object-label.ts';
import type { ListColumn } from '../../lists/list-column.ts';
import { OpenButton } from '../../lists/OpenButton.tsx';
import type { auditMessages } from '../../messages/features/audit.ts';

interface AuditColumnOptions {
  messages: typeof auditMessages;
  labels: AuditLabels;
  onOpen: (event: AuditEvent) => void;
}

/** The columns of the audit trail. */
export function auditColumns({ messages, labels, onOpen }: AuditColumnOptions): ListColumn<AuditEvent>[] {
  const { action, who, origin, createdAt } = eventColumns(messages, labels);
  const object: ListColumn<AuditEvent> = {
    id: 'object',
    label: messages.object,
    card: 'title',
    skeleton: { width: '64%' },
    cell: (event) => <OpenButton onClick={() => onOpen(event)}>{objectLabel(labels, event.object)}</OpenButton>,
  };
  return [action, object, who, origin, createdAt];
}
