import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useFieldControl } from '../Field/field-context.ts';
import { joinClasses } from '../join-classes.ts';
import * as styles from './SegmentedChoice.css.ts';

/** One option of a {@link SegmentedChoice}. */
export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

/** Props of {@link SegmentedChoice}. */
export interface SegmentedChoiceProps<Value extends string> {
  options: readonly SegmentedOption<Value>[];
  /** The selected value, or null if none is selected. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Accessible name, for use outside a `Field`. */
  'aria-label'?: string;
  /** @default 'input' */
  size?: 'md' | 'input';
  readOnly?: boolean;
  disabled?: boolean;
  className?: string;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Two to four short options in a row, such as "Sim" and "Não": a radio group with arrow-key navigation. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { options, value, onChange, size = 'input', disabled = false, className } = props;
  const control = useFieldControl();
  const group = useRef<HTMLDivElement>(null);
  const readOnly = props.readOnly ?? control.readOnly;
  const locked = readOnly || disabled;
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (index + step + options.length) % options.length;
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
    const option = options[next];
    if (option && !locked) onChange(option.value);
  };
  const stop = options.findIndex((option) => option.value === value);
  return (
    <div
      ref={group}
      id={control.id}
      role="radiogroup"
      aria-labelledby={props['aria-label'] ? undefined : control.labelId}
      aria-label={props['aria-label']}
      {...control.aria}
      aria-readonly={readOnly || undefined}
      aria-disabled={disabled || undefined}
      data-slot="segmented-choice"
      className={joinClasses(styles.group, styles.size[size], className)}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a roving group of buttons, as in the ARIA radio pattern
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          aria-disabled={locked || undefined}
          tabIndex={index === Math.max(stop, 0) ? 0 : -1}
          data-state={option.value === value ? 'checked' : 'unchecked'}
          className={styles.option}
          onClick={() => locked || onChange(option.value)}
          onKeyDown={(event) => handleKeyDown(event, index)}
        >
          {option.value === value && <Check />}
          {option.label}
        </button>
      ))}
    </div>
  );
}
