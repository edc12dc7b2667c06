import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { summaryMessages } from '../../messages/features/summary.ts';
import { useLink } from '../../provider/use-link.ts';
import { Button } from '../../ui/Button/Button.tsx';
import * as styles from './Summary.css.ts';
import type { ListState } from './summary-parts.ts';

export interface SummarySectionProps extends ListState<unknown> {
  messages: typeof summaryMessages;
  title: string;
  /** The second sentence of an empty list: what would be in it. */
  nothing: string;
  /** Rows of the whole list; null while not known. */
  total: number | null;
  /** Name of the link to the whole list. */
  seeAll: string;
  listHref: string;
  className?: string;
  /** The rows, or their placeholders while they load. Takes the id of the heading. */
  children: (headingId: string) => ReactNode;
}

/** One list of the summary under its heading, with a link to the whole of it; says when it is empty or failed. */
export function SummarySection(props: SummarySectionProps) {
  const { messages, rows, total, hasFailed } = props;
  const Link = useLink();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} aria-busy={rows === null && !hasFailed} className={props.className}>
      <div className={styles.tableHead}>
        <h3 id={headingId}>{props.title}</h3>
        {total !== 0 && (
          <Link href={props.listHref} className={styles.seeAll}>
            {/* a changed text is a new node, so that nothing on the page moves for it */}
            <span key={total}>{props.seeAll}</span>
          </Link>
        )}
      </div>
      {hasFailed && rows === null ? (
        <div role="alert" className={styles.failedRows}>
          <TriangleAlert aria-hidden="true" />
          <span>{messages.failedRows}</span>
          <Button size="sm" busy={props.isRetrying} onClick={props.retry}>
            {messages.retry}
          </Button>
        </div>
      ) : rows?.length === 0 ? (
        <p className={styles.nothing}>
          <strong>{messages.nothing}</strong>
          {props.nothing}
        </p>
      ) : (
        props.children(headingId)
      )}
    </section>
  );
}
