import { type ReactNode, useId } from 'react';
import * as styles from './Switch.css.ts';

/** Props of {@link Switch}. */
export interface SwitchProps {
  /** Names the setting. */
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** A smaller line under the label. */
  note?: ReactNode;
  /** @default false */
  disabled?: boolean;
}

/** A setting that takes effect at once: label at the left, switch at the right. */
export function Switch({ label, checked, onCheckedChange, note, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.row} htmlFor={id} data-slot="switch" data-disabled={disabled || undefined}>
      <span className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        {note && (
          <span id={`${id}-note`} className={styles.note}>
            {note}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox already exposes its checked state
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={note ? `${id}-note` : undefined}
        className={styles.control}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
    </label>
  );
}
