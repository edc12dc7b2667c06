import { type ReactNode, useId, useState } from 'react';
import { basicMessages, partMessages } from '../../messages/basic.ts';
import { joinClasses } from '../join-classes.ts';
import { useUiMessages } from '../ui-surroundings.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';
import { FieldContext } from './field-context.ts';

/** Props of {@link Field}. */
export interface FieldProps {
  /** The label; always contains text. */
  label: ReactNode;
  /** One control of this design system; it takes its id and descriptions from the field. */
  children: ReactNode;
  /** Shows the required mark and sets the attribute on the control. @default false */
  required?: boolean;
  /** Help below the control. */
  hint?: ReactNode;
  /** Describes the error and how to fix it; if set, the control is invalid. */
  error?: ReactNode;
  /** Number of characters typed and allowed, shown at the right of the label. */
  counter?: { length: number; max: number };
  /** Shows the label to screen readers only. @default false */
  hideLabel?: boolean;
  /**
   * The control is a group (choices, checkboxes): the label names the group instead of referring to one input.
   * @default false
   */
  group?: boolean;
  /** The control shows its value in a sunken frame and cannot be edited. @default false */
  readOnly?: boolean;
  /** Id of the control, for links from an error summary. */
  id?: string;
  className?: string;
}

/** Label, required mark, hint, error and counter around one control, connected by ids. */
export function Field(props: FieldProps) {
  const {
    label,
    children,
    required = false,
    hint,
    counter,
    hideLabel,
    group = false,
    readOnly = false,
    className,
  } = props;
  const ownId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const error = problem ?? props.error;
  const id = props.id ?? ownId;
  const labelId = `${id}-label`;
  const described = [hint && `${id}-hint`, error && `${id}-error`, counter && `${id}-counter`].filter(Boolean);
  const words = <Words id={labelId} control={group ? undefined : id} label={label} required={required} />;
  const isHeadShown = !hideLabel || counter !== undefined;
  const shownWords = hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words;
  return (
    <div
      data-slot="field"
      data-state={error ? 'invalid' : 'valid'}
      data-readonly={readOnly || undefined}
      className={joinClasses(styles.field, className)}
    >
      {isHeadShown ? (
        <span className={styles.head}>
          {shownWords}
          {counter && <Counter {...counter} id={`${id}-counter`} />}
        </span>
      ) : (
        shownWords
      )}
      <FieldContext.Provider
        value={{
          id,
          labelId,
          describedBy: described.join(' ') || undefined,
          invalid: Boolean(error),
          required,
          readOnly,
          group,
          onProblem: setProblem,
        }}
      >
        {children}
      </FieldContext.Provider>
      {hint && (
        <span id={`${id}-hint`} data-slot="field-hint" className={styles.note}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} data-slot="field-error" className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}

interface WordsProps extends Pick<FieldProps, 'label'> {
  id: string;
  /** Id of the control; undefined for a group, which refers to the label instead. */
  control: string | undefined;
  required: boolean;
}

function Words({ id, control, label, required }: WordsProps) {
  const Label = control === undefined ? 'span' : 'label';
  return (
    <Label id={id} htmlFor={control} className={styles.label}>
      {label}
      {required && (
        <span className={styles.mark} aria-hidden="true">
          {' '}
          *
        </span>
      )}
    </Label>
  );
}

interface CounterProps {
  length: number;
  max: number;
  /** Id of the words, which describe the control. */
  id: string;
}

function Counter({ length, max, id }: CounterProps) {
  const { charactersLeft } = useUiMessages(basicMessages);
  const { charactersOver } = useUiMessages(partMessages);
  const left = max - length;
  return (
    <span className={joinClasses(styles.note, styles.counter, left < 0 && styles.over)}>
      <span aria-hidden="true" className={styles.count} style={{ width: `${2 * String(max).length + 2}ch` }}>
        {`${length}/${max}`}
      </span>
      <span hidden id={id}>
        {left < 0 ? charactersOver(-left) : charactersLeft(left)}
      </span>
    </span>
  );
}
