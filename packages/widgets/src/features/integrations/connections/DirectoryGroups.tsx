import { listDirectoryGroups } from '@tramita/client/contract';
import { useState } from 'react';
import { usePagedCall } from '../../../calls/use-paged-call.ts';
import type { scimConnectionsMessages } from '../../../messages/features/scim-connections.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx';
import { Pagination } from '../../../ui/Pagination/Pagination.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import * as styles from '../Integrations.css.ts';
import { DirectoryGroupItem } from './DirectoryGroupItem.tsx';

interface DirectoryGroupsProps {
  messages: typeof scimConnectionsMessages;
  /** Null while the dialog is closed. */
  connection: number | null;
  /** Called with whether the use of a group was changed and not saved. */
  onUnsavedChange: (group: number, isUnsaved: boolean) => void;
}

const pageSize = 25;

/** The groups of a connection's directory with their use. */
export function DirectoryGroups({ messages, connection, onUnsavedChange }: DirectoryGroupsProps) {
  const [page, setPage] = useState(0);
  const input = connection === null ? null : { params: { id: connection }, query: {} };
  const list = usePagedCall(listDirectoryGroups, input, { page, size: pageSize, onPageGone: setPage });
  return (
    <section className={styles.section} aria-label={messages.directoryGroups}>
      <h3 className={styles.heading}>{messages.directoryGroups}</h3>
      {list.isLoading && <Skeleton height={120} />}
      {list.problem && <ErrorState title={messages.groupsFailed} error={list.problem.error} onRetry={list.retry} />}
      {list.data && list.rows.length === 0 && <EmptyState title={messages.noGroups} />}
      {connection !== null && list.rows.length > 0 && (
        <>
          <ul className={styles.directoryGroups}>
            {list.rows.map((group) => (
              <DirectoryGroupItem
                // a saved use replaces the input
                key={[group.id, group.use, group.group?.id, group.role].join()}
                messages={messages}
                connection={connection}
                group={group}
                onUnsavedChange={onUnsavedChange}
              />
            ))}
          </ul>
          {(list.total ?? 0) > pageSize && (
            <Pagination page={page} pageSize={pageSize} total={list.total} onPageChange={setPage} />
          )}
        </>
      )}
    </section>
  );
}
