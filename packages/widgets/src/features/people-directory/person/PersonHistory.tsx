import { type AuditEvent, listAudit, type PersonDetail } from '@tramita/client/contract';
import type { AuditLabels } from '@tramita/client/rules';
import { useState } from 'react';
import { usePagedCall } from '../../../calls/use-paged-call.ts';
import { EventDialog } from '../../../change-history/EventDialog.tsx';
import { eventColumns } from '../../../change-history/event-columns.tsx';
import { useAuditLabels } from '../../../change-history/use-audit-labels.ts';
import { ListScreen } from '../../../lists/ListScreen.tsx';
import type { ListColumn } from '../../../lists/list-column.ts';
import { OpenButton } from '../../../lists/OpenButton.tsx';
import { auditMessages } from '../../../messages/features/audit.ts';
import type { peopleDirectoryMessages } from '../../../messages/features/people/people-directory.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';

interface PersonHistoryProps {
  person: PersonDetail;
  messages: typeof peopleDirectoryMessages;
}

/** Rows per page. */
const pageSize = 25;

/** The changes of a person, newest first; a row opens each attribute before and after the change. */
export function PersonHistory({ person, messages }: PersonHistoryProps) {
  const audit = useMessages(auditMessages);
  const labels = useAuditLabels();
  const [page, setPage] = useState(0);
  const [event, setEvent] = useState<AuditEvent | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const query = { kind: 'person', object: String(person.id) } as const;
  const list = usePagedCall(listAudit, { query }, { page, size: pageSize, onPageGone: setPage });
  const open = (next: AuditEvent) => {
    setEvent(next);
    setIsOpen(true);
  };
  return (
    <ListScreen
      slot="person-history"
      label={messages.history}
      messages={{ ...audit, listFailed: messages.historyFailed }}
      forbidden={messages.forbidden}
      list={list}
      columns={historyColumns(audit, labels, open)}
      loadingRows={6}
      head={null}
      empty={<EmptyState title={messages.noHistory} />}
      paging={{ page, pageSize, onPageChange: setPage }}
    >
      {/* the row stays while its dialog fades out */}
      <EventDialog messages={audit} labels={labels} event={event} open={isOpen} onClose={() => setIsOpen(false)} />
    </ListScreen>
  );
}

function historyColumns(
  messages: typeof auditMessages,
  labels: AuditLabels,
  onOpen: (event: AuditEvent) => void,
): ListColumn<AuditEvent>[] {
  const { action, who, origin, createdAt } = eventColumns(messages, labels);
  const attributes: ListColumn<AuditEvent> = {
    id: 'attributes',
    label: messages.attribute,
    card: 'title',
    skeleton: { width: '64%' },
    cell: (event) => (
      <OpenButton onClick={() => onOpen(event)}>
        {event.changes.map(({ attribute }) => labels.attribute(attribute)).join(', ') || labels.action(event.action)}
      </OpenButton>
    ),
  };
  return [attributes, action, who, origin, createdAt];
}
