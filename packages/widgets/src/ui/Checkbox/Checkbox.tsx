import { Check } from 'lucide-react';
import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useId, useRef } from 'react';
import { useFieldControl } from '../Field/field-context.ts';
import { joinClasses } from '../join-classes.ts';
import * as styles from './Checkbox.css.ts';

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size' | 'ref'> {
  /** The visible label. Without one, set `aria-label`. */
  label?: ReactNode;
  /** A smaller line under the label. */
  note?: ReactNode;
  /** Some but not all of the items it represents are selected. @default false */
  indeterminate?: boolean;
  /** Called with the new state, after `onChange`. */
  onCheckedChange?: (checked: boolean) => void;
}

/** A checkbox with a third, indeterminate state. */
export function Checkbox({ label, note, indeterminate = false, onCheckedChange, className, ...props }: CheckboxProps) {
  const ref = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const control = useFieldControl({
    ...props,
    isMember: true,
    'aria-describedby': joinClasses(props['aria-describedby'], note ? noteId : undefined) || undefined,
  });
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const box = (
    <span className={joinClasses(styles.cell, !label && className)}>
      <input
        data-slot="checkbox"
        data-state={indeterminate ? 'indeterminate' : props.checked ? 'checked' : 'unchecked'}
        {...props}
        {...control.aria}
        ref={ref}
        type="checkbox"
        id={control.id}
        onChange={(event) => {
          // the browser ends the third state at each press, also if the change is then refused
          event.target.indeterminate = indeterminate;
          props.onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
        className={styles.input}
      />
      {/* a box whose state is known draws only the sign of that state */}
      {props.checked !== false && <Check className={styles.mark} />}
      {indeterminate && <span className={styles.dash} aria-hidden="true" />}
    </span>
  );
  if (!label) return box;
  return (
    <label className={joinClasses(styles.row, className)} htmlFor={control.id}>
      {box}
      <span className={styles.words}>
        <span>{label}</span>
        {note && (
          <span id={noteId} className={styles.note}>
            {note}
          </span>
        )}
      </span>
    </label>
  );
}
