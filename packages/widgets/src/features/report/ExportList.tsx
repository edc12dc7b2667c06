import { Info } from 'lucide-react';
import { useState } from 'react';
import { CallTable } from '../../lists/CallTable.tsx';
import { LateFailure } from '../../lists/LateFailure.tsx';
import { ListFrame } from '../../lists/ListFrame.tsx';
import type { reportMessages } from '../../messages/features/report.ts';
import { exportTypeTexts } from '../../messages/labels/export-types.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { exportColumns } from './export-columns.tsx';
import * as styles from './Report.css.ts';
import { useExportActions } from './use-export-actions.ts';
import { exportsPageSize, isPending, useExports } from './use-exports.ts';
import { useReportLabels } from './use-report-labels.ts';

/** The user's exports, newest first, with a download for each finished one. */
export function ExportList({ messages }: { messages: typeof reportMessages }) {
  const labels = useReportLabels();
  const types = useMessages(exportTypeTexts);
  const [page, setPage] = useState(0);
  const exports = useExports(page);
  const { download, fetching } = useExportActions(messages, () => {});
  const rows = exports.data?.elements ?? [];
  const total = exports.data?.totalElements ?? null;
  const isPastEnd = total !== null && rows.length === 0 && page > 0;
  if (isPastEnd) setPage(page - 1);
  const pending = rows.filter(isPending).length;
  const list = { ...exports, rows, total };
  const texts = { ...messages, count: pending > 0 ? () => messages.exportsPending(pending) : messages.exportsCount };
  return (
    <ListFrame slot="exports" label={messages.exports} messages={texts} list={list} forbidden={messages.forbidden}>
      <p className={styles.lead}>
        <Info aria-hidden="true" />
        {messages.exportsLead}
      </p>
      {list.hasFailedLater && <LateFailure messages={texts} list={list} />}
      <CallTable
        label={messages.exportsList}
        messages={texts}
        list={list}
        columns={exportColumns({ messages, labels, types, fetching, onDownload: (item) => void download(item) })}
        loadingRows={6}
        rowClassName={styles.exportRow}
        empty={<EmptyState title={messages.nothing}>{messages.noExports}</EmptyState>}
      />
      {total !== null && total > exportsPageSize && (
        <Pagination page={page} pageSize={exportsPageSize} total={total} onPageChange={setPage} />
      )}
    </ListFrame>
  );
}
