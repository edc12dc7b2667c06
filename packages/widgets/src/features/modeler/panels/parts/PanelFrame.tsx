import { type ReactNode, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../../../../ui/use-isomorphic-layout-effect.ts';
import * as styles from '../SettingsPanel.css.ts';
import type { PanelChecks } from '../use-panel-checks.ts';

interface PanelFrameProps {
  icon: ReactNode;
  /** Name of the selected element. */
  title: string;
  checks: PanelChecks;
  /** Identifies the element whose settings are shown: those of another one begin at the top. */
  of?: string;
  children: ReactNode;
}

/** A panel with a heading and settings. */
export function PanelFrame({ icon, title, checks, of, children }: PanelFrameProps) {
  const scroll = useScrollFromTop(of);
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
        {...scroll}
        aria-label={title}
      >
        {children}
      </form>
    </>
  );
}

/** Scrolls to the top for another element. Without a layout read: it notes whether the user scrolled. */
function useScrollFromTop(of: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const isScrolled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another element begins at the top
  useIsomorphicLayoutEffect(() => {
    if (!isScrolled.current || !form.current) return;
    isScrolled.current = false;
    form.current.scrollTop = 0;
  }, [of]);
  const handleScroll = () => {
    isScrolled.current = true;
  };
  return { ref: form, onScroll: handleScroll };
}
