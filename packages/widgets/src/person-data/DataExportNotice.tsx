import { Download } from 'lucide-react';
import { formatDateTime } from '../messages/format/format-date.ts';
import { useLocale } from '../provider/use-locale.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import { ProgressBar } from '../ui/ProgressBar/ProgressBar.tsx';
import type { DataExport } from './use-data-export.ts';

/** State of the newest export of a person's data: its progress, its file, or that it failed. Nothing without one. */
export function DataExportNotice({ exporting }: { exporting: DataExport }) {
  const { newest, messages, isDownloading, download } = exporting;
  const locale = useLocale();
  if (newest === null) return null;
  if (newest.status === 'FAILED') return <Notice tone="danger" title={messages.failed} />;
  if (newest.status === 'READY') {
    return (
      <Notice
        tone="success"
        title={messages.ready}
        actions={
          <Button size="sm" icon={<Download />} busy={isDownloading} onClick={() => void download()}>
            {messages.download}
          </Button>
        }
      >
        {newest.expiresAt !== null && messages.until(formatDateTime(newest.expiresAt, locale))}
      </Notice>
    );
  }
  const { rowsDone, rowsTotal } = newest;
  const hasProgress = rowsTotal !== null && rowsTotal > 0;
  return (
    <Notice tone="info" title={messages.preparing}>
      {hasProgress && messages.progress(rowsDone, rowsTotal)}
      <ProgressBar label={messages.preparing} value={hasProgress ? (rowsDone / rowsTotal) * 100 : null} />
    </Notice>
  );
}
