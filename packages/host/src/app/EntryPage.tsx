import { Logo } from '@tramita/widgets/ui';
import type { ReactNode } from 'react';
import { useProductName } from '../config/config-context.ts';
import * as styles from './EntryPage.css.ts';
import { EntryTrack, type EntryTrackKind } from './EntryTrack.tsx';

export interface EntryPageProps {
  track: EntryTrackKind;
  heading: string;
  line: ReactNode;
  action?: ReactNode;
  foot?: ReactNode;
  /** Something is under way. @default false */
  busy?: boolean;
  /** The mark at the top left; the splash carries its name in the middle instead. @default true */
  brand?: boolean;
}

/** A page outside the shell: signing in, not found, crashed. */
export function EntryPage({ track, heading, line, action, foot, busy = false, brand = true }: EntryPageProps) {
  const productName = useProductName();
  return (
    <main className={styles.page} data-busy={busy}>
      {brand && (
        <div className={styles.brand}>
          <Logo /> {productName}
        </div>
      )}
      <div className={styles.middle} role={busy ? 'status' : undefined}>
        <EntryTrack kind={track} />
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.line}>{line}</p>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {foot && <p className={styles.foot}>{foot}</p>}
    </main>
  );
}
