import * as styles from './EntryPage.css.ts';

/** Variant of the track on the entry pages: broken, or without a destination. */
export type EntryTrackKind = 'broken' | 'lost';

const drawings = {
  broken: (
    <svg width="180" height="40" viewBox="0 0 180 40" aria-hidden="true">
      <path className={`${styles.path} ${styles.pathDone}`} d="M14 20h66" />
      <path className={`${styles.path} ${styles.pathAhead}`} d="M112 20h46" />
      <circle className={styles.dotDone} cx="14" cy="20" r="7" />
      <circle className={styles.halo} cx="92" cy="20" r="18" />
      <path className={styles.cross} d="m86 14 12 12m0-12-12 12" />
      <circle className={styles.ringAhead} cx="166" cy="20" r="6" />
    </svg>
  ),
  lost: (
    <svg width="180" height="64" viewBox="0 0 180 64" aria-hidden="true">
      <path className={styles.path} d="M9 48h52" />
      <path className={`${styles.path} ${styles.pathAhead}`} d="M76 48h16c10 0 14-34 28-34h44" />
      <circle className={styles.dot} cx="9" cy="48" r="7" />
      <circle className={styles.ring} cx="68" cy="48" r="7" />
      <circle className={styles.ringAhead} cx="170" cy="14" r="8" strokeDasharray="3 4" />
    </svg>
  ),
} as const;

export function EntryTrack({ kind }: { kind: EntryTrackKind }) {
  return drawings[kind];
}
