import { Logo } from '@tramita/widgets/ui';
import type { ReactNode } from 'react';
import { useProductName } from '../config/config-context.ts';
import * as styles from './EntryPage.css.ts';
import { EntryTrack, type EntryTrackKind } from './EntryTrack.tsx';

export interface EntryPageProps {
  track: EntryTrackKind;
  heading: string;
  line: ReactNode;
  /** More about the line, below it. */
  note?: ReactNode;
  action?: ReactNode;
  foot?: ReactNode;
}

/** A page outside the shell: sign-in failed, not found, crashed. */
export function EntryPage({ track, heading, line, note, action, foot }: EntryPageProps) {
  const productName = useProductName();
  return (
    <main className={styles.page}>
      <div className={styles.brand}>
        <Logo /> {productName}
      </div>
      <div className={styles.middle}>
        <EntryTrack kind={track} />
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.line}>{line}</p>
        {note && <div className={styles.note}>{note}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {foot && <p className={styles.foot}>{foot}</p>}
    </main>
  );
}
