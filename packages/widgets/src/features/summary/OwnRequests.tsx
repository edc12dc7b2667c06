import type { TaskRow } from '@tramita/client/contract';
import type { summaryMessages } from '../../messages/features/summary.ts';
import { formatElapsed } from '../../messages/format/format-relative-time.ts';
import { peopleMessages } from '../../messages/people.ts';
import { requestHolder } from '../../people/request-holder.ts';
import { useLink } from '../../provider/use-link.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { RelativeTime } from '../../ui/RelativeTime/RelativeTime.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Track } from '../../ui/Track/Track.tsx';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import * as styles from './Summary.css.ts';
import { SummarySection } from './SummarySection.tsx';
import type { ListState } from './summary-parts.ts';

export interface OwnRequestsProps extends ListState<TaskRow> {
  messages: typeof summaryMessages;
  /** Id of the user who looks. */
  me: number | undefined;
  /** Requests of the whole list; null while not known. */
  total: number | null;
  listHref: string;
  hrefOf: (uuid: string) => string;
}

/** The open requests of a user, longest waiting first, for users who have no queue. */
export function OwnRequests(props: OwnRequestsProps) {
  const { messages, rows, total } = props;
  return (
    <SummarySection
      {...props}
      title={messages.ownRequests}
      nothing={messages.nothingRequested}
      seeAll={messages.seeRequests(total)}
      className={styles.requests}
    >
      {(headingId) => (
        <ul className={styles.requestList} aria-labelledby={headingId}>
          {rows?.map((row) => <RequestLine key={row.uuid} {...props} row={row} />) ?? <LoadingLines />}
        </ul>
      )}
    </SummarySection>
  );
}

function RequestLine({ messages, me, row, hrefOf }: OwnRequestsProps & { row: TaskRow }) {
  const { you } = useMessages(peopleMessages);
  const locale = useLocale();
  const Link = useLink();
  const { now } = useUiEnvironment();
  const holder = requestHolder(row, me, { ...messages, you });
  return (
    <li className={styles.request}>
      <span className={styles.requestName}>
        <Link href={hrefOf(row.uuid)} className={styles.rowLink}>
          {row.process}
        </Link>
        <span className={styles.idk}>{row.idk}</span>
      </span>
      <span className={styles.requestStep}>{[row.step, holder].filter(Boolean).join(' · ')}</span>
      <span className={styles.requestTrack}>{row.track && <Track states={row.track} />}</span>
      <RelativeTime
        value={row.createdAt}
        className={styles.requestWait}
        format={() => messages.waitingSince(formatElapsed(row.createdAt, now(), locale))}
      />
    </li>
  );
}

function LoadingLines() {
  return Array.from({ length: 4 }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <li key={index} className={styles.request} aria-hidden="true">
      <Skeleton width="46%" />
      <span className={styles.requestStep}>
        <Skeleton width="64%" />
      </span>
    </li>
  ));
}
