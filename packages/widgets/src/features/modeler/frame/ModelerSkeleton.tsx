import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from '../Modeler.css.ts';

/** The modeler's frame while the process is loading. */
export function ModelerSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.frame} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.bar}>
        <Skeleton width={240} height={20} />
      </div>
      <div className={styles.parts}>
        <div className={styles.left} />
        <div className={styles.middle} />
        <div className={styles.right} />
      </div>
    </div>
  );
}
