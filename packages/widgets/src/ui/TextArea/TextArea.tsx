import { type ChangeEvent, type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { useFieldControl } from '../Field/field-context.ts';
import { joinClasses } from '../join-classes.ts';
import { frameAttributes } from '../TextInput/frame-attributes.ts';
import * as input from '../TextInput/TextInput.css.ts';
import * as styles from './TextArea.css.ts';

/** Props of {@link TextArea}. */
export interface TextAreaProps extends Omit<ComponentPropsWithoutRef<'textarea'>, 'rows'> {
  /** Minimum height in lines. @default 3 */
  minRows?: number;
  /** Maximum height in lines; longer text scrolls. @default 12 */
  maxRows?: number;
  /** Marks it as invalid outside a `Field`. */
  invalid?: boolean;
  /** Text size, equal to that of the surrounding inputs. @default 'input' */
  size?: 'md' | 'input';
}

const LINE = 20;
const PADDING = 14;

/** Several lines of text; grows with its content. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const { minRows = 3, maxRows = 12, invalid, size = 'input', className, onChange, ...attributes } = props;
  const control = useFieldControl({ ...attributes, invalid });
  const readOnly = props.readOnly ?? control.readOnly;
  const [typed, setTyped] = useState(String(props.defaultValue ?? ''));
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value);
    onChange?.(event);
  };
  // a read-only text is as high as its content
  const limits = readOnly
    ? { minHeight: LINE }
    : { minHeight: minRows * LINE + PADDING, maxHeight: maxRows * LINE + PADDING };
  return (
    <span
      data-slot="text-area"
      {...frameAttributes({ invalid: control.invalid, readOnly, disabled: props.disabled })}
      className={joinClasses(input.frame, input.size[size], styles.grow, className)}
    >
      <span aria-hidden="true" className={joinClasses(styles.cell, styles.mirror)} style={limits}>
        {`${props.value ?? typed} `}
      </span>
      <textarea
        placeholder={readOnly ? ' ' : undefined}
        rows={readOnly ? 1 : undefined}
        {...attributes}
        {...control.aria}
        ref={ref}
        required={undefined}
        readOnly={readOnly}
        id={control.id}
        onChange={handleChange}
        className={joinClasses(input.control, styles.cell, styles.text)}
      />
    </span>
  );
});
