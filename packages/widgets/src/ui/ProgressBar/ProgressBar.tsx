import { joinClasses } from '../join-classes.ts';
import * as styles from './ProgressBar.css.ts';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** From 0 to 100; null for progress of unknown length. */
  value: number | null;
  /** Names the operation: "Enviando taxi.jpg". */
  label: string;
  /** @default 'accent' */
  tone?: 'accent' | 'success' | 'danger';
  className?: string;
}

/** A thin progress bar; animated while the length is unknown. */
export function ProgressBar({ value, label, tone = 'accent', className }: ProgressBarProps) {
  const percent = value === null ? undefined : Math.round(Math.min(100, Math.max(0, value)));
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-slot="progress-bar"
      data-state={percent === undefined ? 'indeterminate' : 'determinate'}
      className={joinClasses(styles.rail, className)}
    >
      <span
        className={joinClasses(styles.bar, styles.tone[tone], percent === undefined && styles.moving)}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </span>
  );
}
