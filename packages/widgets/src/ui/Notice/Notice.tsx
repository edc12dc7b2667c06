import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import * as styles from './Notice.css.ts';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** Props of {@link Notice}. */
export interface NoticeProps {
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** A strip across the full width, as above a list whose refresh failed. @default false */
  strip?: boolean;
  /** Announced when it appears; set it for messages that follow an action. @default true for danger */
  announce?: boolean;
  /** Scrolls to the notice when it appears, because the button that caused it can be far away. @default false */
  reveal?: boolean;
}

const scrollTo = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

/** A message that stays in the page: an error summary, a failed refresh above the old rows, a warning. */
export function Notice({
  tone = 'info',
  title,
  children,
  actions,
  strip = false,
  announce = tone === 'danger',
  reveal = false,
}: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      ref={reveal ? scrollTo : undefined}
      role={announce ? 'alert' : undefined}
      data-slot="notice"
      data-tone={tone}
      className={joinClasses(styles.notice, styles.tone[tone], strip && styles.strip)}
    >
      <Icon className={joinClasses(styles.icon[tone], !strip && styles.iconPlace)} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {actions}
    </div>
  );
}
