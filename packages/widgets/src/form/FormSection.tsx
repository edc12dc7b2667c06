import { type ReactNode, useId } from 'react';
import { dynamicFormMessages } from '../messages/form.ts';
import { useMessages } from '../provider/use-messages.ts';
import { joinClasses } from '../ui/join-classes.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DynamicForm.css.ts';
import type { SectionState } from './section-states.ts';

export interface FormSectionProps {
  /** The heading next to the stop. */
  title: ReactNode;
  /** State of the stop, also announced to screen readers. @default 'ahead' */
  state?: SectionState;
  /** A line below the heading: "6 de 6 campos", "Enviando 1 de 2". */
  note?: ReactNode;
  children: ReactNode;
  /** Called when the focus enters the section. */
  onFocus?: () => void;
}

/** A stop of the form's track with its fields. Several sections are siblings in one parent. */
export function FormSection({ title, state = 'ahead', note, children, onFocus }: FormSectionProps) {
  const messages = useMessages(dynamicFormMessages);
  const titleId = useId();
  const said = {
    ahead: messages.sectionAhead,
    now: messages.sectionNow,
    done: messages.sectionDone,
    fail: messages.sectionFail,
  };
  return (
    <section
      aria-labelledby={titleId}
      data-slot="form-section"
      data-state={state}
      className={styles.section}
      onFocus={onFocus}
    >
      <div className={styles.label}>
        <h3 id={titleId} className={styles.title}>
          {title}
          <VisuallyHidden> ({said[state]})</VisuallyHidden>
        </h3>
        {note && <p className={joinClasses(styles.note, state === 'fail' && styles.badNote)}>{note}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
