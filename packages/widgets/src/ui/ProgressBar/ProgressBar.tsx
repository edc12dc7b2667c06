import { joinClasses } from '../join-classes.ts';
import * as styles from './ProgressBar.css.ts';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** From 0 to 100; null while the end is not known. */
  value: number | null;
  /** What is progressing: "Enviando taxi.jpg". */
  label: string;
  /** @default 'accent' */
  tone?: 'accent' | 'success' | 'danger';
  className?: string;
}

/** A thin bar that fills, or runs while the end is not known. */
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
