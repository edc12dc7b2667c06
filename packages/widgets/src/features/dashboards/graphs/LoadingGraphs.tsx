import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from '../Dashboards.css.ts';

/** Graphs on their way, in the room they will take. */
export function LoadingGraphs({ label }: { label: string }) {
  return (
    <section aria-busy="true" aria-label={label}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.numbers} aria-hidden="true">
        {[1, 2, 3].map((number) => (
          <div key={number}>
            <Skeleton width={96} line />
            <Skeleton width={120} height={28} />
          </div>
        ))}
      </div>
      <div className={styles.grid} aria-hidden="true">
        <div className={styles.block}>
          <Skeleton width={160} line />
          <Skeleton width="100%" height={220} />
        </div>
        <div className={styles.aside}>
          <div className={styles.block}>
            <Skeleton width={120} line />
            <Skeleton width="100%" height={140} />
          </div>
        </div>
      </div>
    </section>
  );
}
