import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { useFieldControl } from '../Field/field-context.ts';
import { joinClasses } from '../join-classes.ts';
import { frameAttributes } from './frame-attributes.ts';
import * as styles from './TextInput.css.ts';

/**
 * Heights of typed controls: `sm` 28, `filter` 28 and quiet (filter rows), `md` 32, `input` 36 (forms, 44 at phone
 * width).
 */
export type ControlSize = 'sm' | 'filter' | 'md' | 'input';

/** Props of {@link TextInput}. */
export interface TextInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'size' | 'prefix'> {
  /** @default 'input' */
  size?: ControlSize;
  /** Content before the text: an icon, "R$". */
  prefix?: ReactNode;
  /** Content after the text: an icon, a unit, a small button. */
  suffix?: ReactNode;
  /** Marks it as invalid outside a `Field`. */
  invalid?: boolean;
  /** Digits of equal width. @default false */
  numeric?: boolean;
}

/** One line of text. Inside a `Field` it takes id, description and error state from the field. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(given, ref) {
  const { size = 'input', prefix, suffix, invalid, numeric, className, ...props } = given;
  const control = useFieldControl({ ...props, invalid, isMember: true });
  const readOnly = props.readOnly ?? control.readOnly;
  const isAlone = !prefix && !suffix;
  return (
    <span
      data-slot="text-input"
      {...frameAttributes({ invalid: control.invalid, readOnly, disabled: props.disabled })}
      className={joinClasses(styles.frame, styles.size[size], isAlone && styles.alone, className)}
    >
      {prefix && <span className={styles.affix}>{prefix}</span>}
      <input
        type="text"
        placeholder=" "
        {...props}
        {...control.aria}
        ref={ref}
        required={undefined}
        readOnly={readOnly}
        id={control.id}
        className={joinClasses(styles.control, numeric && styles.numeric, isAlone && styles.inputAlone[size])}
      />
      {suffix && <span className={styles.affix}>{suffix}</span>}
    </span>
  );
});
