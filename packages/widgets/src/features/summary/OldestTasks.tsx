import type { summaryMessages } from '../../messages/features/summary.ts';
import { formatDate } from '../../messages/format/format-date.ts';
import { formatWait } from '../../messages/format/format-relative-time.ts';
import { useLink } from '../../provider/use-link.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import * as styles from './Summary.css.ts';
import { SummarySection } from './SummarySection.tsx';
import type { OldestRows } from './summary-parts.ts';

export interface OldestTasksProps extends OldestRows {
  messages: typeof summaryMessages;
  title: string;
  /** Text of the empty state. */
  nothing: string;
  /** Tasks of the whole list; null while not known. */
  total: number | null;
  listHref: string;
  hrefOf: (uuid: string) => string;
}

/** The tasks of one list that wait longest. */
export function OldestTasks(props: OldestTasksProps) {
  return (
    <SummarySection {...props} seeAll={props.messages.seeAll(props.total)}>
      {() => <Rows {...props} />}
    </SummarySection>
  );
}

function Rows({ messages, title, rows, hrefOf }: OldestTasksProps) {
  const locale = useLocale();
  const Link = useLink();
  const { now } = useUiEnvironment();
  const longest = Math.max(1, ...(rows ?? []).map(({ createdAt }) => now().getTime() - Date.parse(createdAt)));
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{messages.idk}</th>
          <th scope="col">{messages.process}</th>
          <th scope="col">{messages.createdAt}</th>
          <th scope="col">{messages.waiting}</th>
        </tr>
      </thead>
      <tbody>
        {rows?.map((row) => {
          const waited = Math.max(0, now().getTime() - Date.parse(row.createdAt));
          return (
            <tr key={row.uuid}>
              <td className={styles.idk}>{row.idk}</td>
              <td className={styles.process}>
                <Link href={hrefOf(row.uuid)} className={styles.rowLink}>
                  {row.process}
                </Link>
              </td>
              <td className={styles.date}>{formatDate(row.createdAt, locale)}</td>
              <td className={styles.waiting}>
                <span className={styles.bar} aria-hidden="true">
                  <span className={styles.waited} style={{ width: `${Math.round((waited / longest) * 100)}%` }} />
                </span>
                <span>{formatWait(row.createdAt, now(), locale)}</span>
              </td>
            </tr>
          );
        }) ?? <LoadingRows />}
      </tbody>
    </table>
  );
}

function LoadingRows() {
  return Array.from({ length: 10 }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <tr key={index}>
      <td className={styles.idk}>
        <Skeleton width={44} />
      </td>
      <td className={styles.process}>
        <Skeleton width="70%" />
      </td>
      <td className={styles.date}>
        <Skeleton width={72} />
      </td>
      <td className={styles.waiting}>
        <Skeleton width={96} />
      </td>
    </tr>
  ));
}
