import { type HistoryEntry, listHistory } from '@tramita/client/contract';
import { useCall } from '../../../calls/use-call.ts';
import type { taskDetailMessages } from '../../../messages/features/task-detail.ts';
import { formatLongDateTime, formatShortDateTime } from '../../../messages/format/format-date.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { DisclosureSummary } from '../../../ui/Disclosure/DisclosureSummary.tsx';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx';
import { SafeHtml } from '../../../ui/SafeHtml/SafeHtml.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useUiEnvironment } from '../../../ui/ui-environment.ts';
import * as styles from '../TaskDetail.css.ts';
import { authorOf, groupHistory } from './history-groups.ts';

/** The history of a request, newest first. */
export function TaskHistory({ protocol, messages }: { protocol: string; messages: typeof taskDetailMessages }) {
  const history = useCall(listHistory, { params: { id: protocol } }, { staleTime: 0 });
  if (history.isLoading) return <Skeleton height={48} />;
  if (!history.data)
    return <ErrorState title={messages.historyFailed} error={history.problem?.error} onRetry={history.retry} />;
  if (history.data.length === 0) return <p className={styles.none}>{messages.noHistory}</p>;
  return (
    <ol className={styles.history}>
      {groupHistory(history.data).map((group) =>
        group.kind === 'person' ? (
          <li key={group.entry.id} className={styles.historyEntry}>
            <Event entry={group.entry} messages={messages} />
          </li>
        ) : (
          <li key={group.entries[0]?.id} className={styles.historyEntry}>
            <details className={styles.automatic}>
              <DisclosureSummary>{messages.automaticEvents(group.entries.length)}</DisclosureSummary>
              <ol className={styles.automaticList}>
                {group.entries.map((entry) => (
                  <li key={entry.id}>
                    <Event entry={entry} messages={messages} />
                  </li>
                ))}
              </ol>
            </details>
          </li>
        ),
      )}
    </ol>
  );
}

/** An event with its time, and a mark if a service account caused it; the author appears once per group. */
function Event({ entry, messages }: { entry: HistoryEntry; messages: typeof taskDetailMessages }) {
  const locale = useLocale();
  const { now } = useUiEnvironment();
  const author = authorOf(entry);
  return (
    <>
      <SafeHtml html={entry.message} />
      <p className={styles.quiet}>
        {author && `${author} · `}
        {entry.isIntegration && `${messages.byIntegration} · `}
        <time dateTime={entry.createdAt} title={formatLongDateTime(entry.createdAt, locale)}>
          {formatShortDateTime(entry.createdAt, now(), locale)}
        </time>
      </p>
    </>
  );
}
