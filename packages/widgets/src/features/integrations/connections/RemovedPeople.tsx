import { listRemovedPeople, type RemovedPerson, releaseUserName } from '@tramita/client/contract';
import { useState } from 'react';
import { usePagedCall } from '../../../calls/use-paged-call.ts';
import { useSend } from '../../../calls/use-send.ts';
import type { scimConnectionsMessages } from '../../../messages/features/scim-connections.ts';
import { formatDateTime } from '../../../messages/format/format-date.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Pagination } from '../../../ui/Pagination/Pagination.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import * as styles from '../Integrations.css.ts';

interface RemovedPeopleProps {
  messages: typeof scimConnectionsMessages;
  /** Null while the dialog is closed. */
  connection: number | null;
}

const pageSize = 25;

/** The people whom a connection removed, whose user names can be released. */
export function RemovedPeople({ messages, connection }: RemovedPeopleProps) {
  const [page, setPage] = useState(0);
  const locale = useLocale();
  const [asked, setAsked] = useState<RemovedPerson | null>(null);
  const snackbars = useSnackbars();
  const { send, sending, problem } = useSend({ changes: [listRemovedPeople], failed: messages.saveFailed });
  const input = connection === null ? null : { params: { id: connection }, query: {} };
  const list = usePagedCall(listRemovedPeople, input, { page, size: pageSize, onPageGone: setPage });

  async function release() {
    if (connection === null || asked === null) return;
    const sent = await send(releaseUserName, { params: { id: connection, person: asked.id } });
    setAsked(null);
    if (sent) snackbars.success(messages.released);
  }

  return (
    <section className={styles.section} aria-label={messages.removedPeople}>
      <h3 className={styles.heading}>{messages.removedPeople}</h3>
      {list.isLoading && <Skeleton height={60} />}
      {list.problem && <ErrorState title={messages.removedFailed} error={list.problem.error} onRetry={list.retry} />}
      {list.data && list.rows.length === 0 && <EmptyState title={messages.noRemoved} />}
      {problem && (
        <Notice tone="danger" title={problem.title}>
          {problem.reason}
        </Notice>
      )}
      {list.rows.length > 0 && (
        <>
          <span className={styles.note}>{messages.removedHint}</span>
          <ul className={styles.directoryGroups}>
            {list.rows.map((person) => (
              <li key={person.id} className={styles.token}>
                <span className={styles.groupName}>
                  {person.completeName}
                  <span className={styles.note}>
                    {messages.removedAt(person.userName, formatDateTime(person.removedAt, locale))}
                  </span>
                </span>
                <Button aria-label={messages.releaseOf(person.completeName)} onClick={() => setAsked(person)}>
                  {messages.release}
                </Button>
              </li>
            ))}
          </ul>
          {(list.total ?? 0) > pageSize && (
            <Pagination page={page} pageSize={pageSize} total={list.total} onPageChange={setPage} />
          )}
        </>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={messages.releaseQuestion(asked?.userName ?? '')}
        confirmLabel={messages.release}
        busy={sending !== null}
        onConfirm={() => void release()}
        onCancel={() => setAsked(null)}
      >
        {messages.releaseDetail}
      </ConfirmDialog>
    </section>
  );
}
