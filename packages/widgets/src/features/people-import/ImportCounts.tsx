import type { ImportCounts as Counts } from '@tramita/client/contract';
import type { peopleImportMessages } from '../../messages/features/people/people-import.ts';
import { formatInteger } from '../../messages/format/format-number.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import * as styles from './ImportCounts.css.ts';

const names = ['created', 'changed', 'unchanged', 'reactivated', 'deactivated', 'refused'] as const;

interface ImportCountsProps {
  messages: typeof peopleImportMessages;
  /** Null until known. */
  counts: Counts | null;
}

/** The numbers of an import. */
export function ImportCounts({ messages, counts }: ImportCountsProps) {
  const locale = useLocale();
  return (
    <dl aria-label={messages.counts} className={styles.counts}>
      {names.map((name) => (
        <div key={name} data-count={name} className={styles.count}>
          <dt className={styles.name}>{messages[name]}</dt>
          <dd className={styles.number}>
            {counts ? formatInteger(counts[name], locale) : <Skeleton width={40} height={20} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
