import { timelineMessages } from '../messages/timeline.ts';
import { useMessages } from '../provider/use-messages.ts';
import { DisclosureSummary } from '../ui/Disclosure/DisclosureSummary.tsx';
import { SafeHtml } from '../ui/SafeHtml/SafeHtml.tsx';
import * as styles from './StepTimeline.css.ts';

/** The events of one step, oldest first, collapsed: for example who redirected to it or ran it again, and why. */
export function StepHistory({ entries }: { entries: readonly string[] }) {
  const messages = useMessages(timelineMessages);
  if (entries.length === 0) return null;
  return (
    <details className={styles.history} data-slot="step-history">
      <DisclosureSummary className={styles.historyHead}>{messages.stepHistory(entries.length)}</DisclosureSummary>
      <ol className={styles.historyList}>
        {entries.map((entry, index) => (
          // entries are only ever appended
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same text
          <li key={index}>
            <SafeHtml html={entry} />
          </li>
        ))}
      </ol>
    </details>
  );
}
