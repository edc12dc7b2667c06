import type { departmentsMessages } from '../../messages/features/departments.ts';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { TableFrame } from '../../ui/Table/Table.tsx';
import * as styles from './Departments.css.ts';

interface PageStateProps {
  messages: typeof departmentsMessages;
  label: string;
  /** Title of the failure; null while loading. */
  failure: string | null;
  onRetry: () => void;
  retrying: boolean;
}

/** The page of a department or sector while it loads or after it failed to load. */
export function PageState({ messages, label, failure, onRetry, retrying }: PageStateProps) {
  return (
    <TableFrame label={label} aria-busy={failure === null}>
      {failure ? (
        <ErrorState title={failure} onRetry={onRetry} retrying={retrying} />
      ) : (
        <div className={styles.areaHead}>
          <Skeleton width={160} />
          <Skeleton width={280} height={20} />
          <Skeleton width={120} />
          <Skeleton width="60%" height={24} />
          <LiveRegion>{messages.loading}</LiveRegion>
        </div>
      )}
    </TableFrame>
  );
}
