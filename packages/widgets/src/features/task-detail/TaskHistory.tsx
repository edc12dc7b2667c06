import { useQuery } from '@tanstack/react-query';
import { listHistory } from '@tramita/client/contract';
import { formatLongDateTime } from '../../messages/format/format-date.ts';
import type { taskDetailMessages } from '../../messages/task-detail.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { SafeHtml } from '../../ui/SafeHtml/SafeHtml.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import * as styles from './TaskDetail.css.ts';

/** What happened to a request, newest first. */
export function TaskHistory({ protocol, messages }: { protocol: string; messages: typeof taskDetailMessages }) {
  const { client } = useTramita();
  const params = { id: protocol };
  const history = useQuery({
    queryKey: client.queryKey(listHistory, { params }),
    queryFn: ({ signal }) => client.call(listHistory, { params, signal }),
    staleTime: 0,
  });
  if (history.isPending) return <Skeleton height={48} />;
  if (!history.data)
    return <ErrorState title={messages.historyFailed} error={history.error} onRetry={() => void history.refetch()} />;
  if (history.data.length === 0) return <p className={styles.none}>{messages.noHistory}</p>;
  return (
    <ol className={styles.history}>
      {history.data.map((entry) => (
        <li key={entry.id} className={styles.historyEntry}>
          <SafeHtml html={entry.message} />
          <p className={styles.quiet}>
            {entry.createdBy?.completeName ?? entry.createdBy?.nickName ?? messages.system} ·{' '}
            <time dateTime={entry.createdAt}>{formatLongDateTime(entry.createdAt)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
