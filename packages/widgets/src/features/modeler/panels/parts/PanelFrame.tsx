import type { ReactNode } from 'react';
import * as styles from '../SettingsPanel.css.ts';
import type { PanelChecks } from '../use-panel-checks.ts';

interface PanelFrameProps {
  icon: ReactNode;
  /** Name of the selected element. */
  title: string;
  checks: PanelChecks;
  children: ReactNode;
}

/** A panel with a heading and settings. */
export function PanelFrame({ icon, title, checks, children }: PanelFrameProps) {
  return (
    <>
      <header className={styles.head}>
        <span className={styles.headIcon}>{icon}</span>
        <h2 className={styles.title} title={title}>
          {title}
        </h2>
      </header>
      <form
        className={styles.body}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onBlur={checks.handleBlur}
        aria-label={title}
      >
        {children}
      </form>
    </>
  );
}
