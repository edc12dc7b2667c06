import { getPublishImpact } from '@tramita/client/contract';
import { useCall } from '../../../calls/use-call.ts';
import type { publishMessages } from '../../../messages/features/modeler/publish.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LiveRegion } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import * as styles from './PublishDialog.css.ts';

interface ImpactProps {
  messages: typeof publishMessages;
  /** Id of the version being edited; null for a new process. */
  process: number | null;
  /** Number of the new version. */
  version: number;
}

/** Explains which requests continue with their version, and what starts with the new version. */
export function Impact({ messages, process, version }: ImpactProps) {
  const impact = useCall(getPublishImpact, process === null ? null : { params: { id: process } }, { gcTime: 0 });
  if (process !== null && impact.problem) {
    return (
      <p className={styles.quiet}>
        {messages.impactFailed}{' '}
        <Button variant="link" size="sm" busy={impact.isFetching} onClick={impact.retry}>
          {messages.retry}
        </Button>
      </p>
    );
  }
  if (process !== null && !impact.data) {
    return (
      <div aria-busy="true">
        <Skeleton height={64} />
        <LiveRegion>{messages.impactLoading}</LiveRegion>
      </div>
    );
  }
  const running = impact.data?.running ?? [];
  const drafts = impact.data?.drafts ?? 0;
  return (
    <ul className={styles.impact}>
      {running.map(({ version: older, count, oldest }) => (
        <li key={older} className={styles.stays}>
          <strong className={styles.strong}>{messages.running(count, older)}</strong>
          <span className={styles.quiet}>{messages.runningHint(count, oldest.idk, oldest.createdAt)}</span>
        </li>
      ))}
      {process !== null && running.length === 0 && (
        <li className={styles.stays}>
          <strong className={styles.strong}>{messages.noneRunning}</strong>
        </li>
      )}
      {drafts > 0 && (
        <li className={styles.stays}>
          <span className={styles.quiet}>{messages.drafts(drafts)}</span>
        </li>
      )}
      <li className={styles.begins}>
        <strong className={styles.strong}>{messages.newRequests(version)}</strong>
        <span className={styles.quiet}>{messages.newRequestsHint}</span>
      </li>
    </ul>
  );
}
