import { type KeyboardEvent, useId, useRef } from 'react';
import type { npsFormMessages } from '../../messages/features/nps-form.ts';
import * as styles from './NpsForm.css.ts';
import { NpsIcon } from './NpsIcon.tsx';
import type { NpsAnswer } from './nps-answer.ts';

export interface NpsAnswersProps {
  value: NpsAnswer;
  onChange: (answer: boolean) => void;
  /** Id of the question, which is the name of the group. */
  labelledBy: string;
  invalid: boolean;
  locked: boolean;
  messages: typeof npsFormMessages;
}

const arrows = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

/** Two large answers: a radio group in which arrows move and select, with one tab stop. */
export function NpsAnswers({ value, onChange, labelledBy, invalid, locked, messages }: NpsAnswersProps) {
  const problemId = useId();
  const group = useRef<HTMLDivElement>(null);
  const choices = [
    { answer: true, label: messages.like, icon: 'like' },
    { answer: false, label: messages.dislike, icon: 'dislike' },
  ] as const;
  const handleKeyDown = (event: KeyboardEvent, answer: boolean) => {
    if (!arrows.has(event.key)) return;
    event.preventDefault();
    group.current?.querySelector<HTMLElement>(`[data-answer="${!answer}"]`)?.focus();
    if (!locked) onChange(!answer);
  };
  return (
    <>
      <div
        ref={group}
        role="radiogroup"
        aria-labelledby={labelledBy}
        aria-required="true"
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? problemId : undefined}
        data-slot="nps-answers"
        className={styles.answers}
      >
        {choices.map(({ answer, label, icon }) => (
          // biome-ignore lint/a11y/useSemanticElements: buttons with roving tabindex, after the ARIA radio pattern
          <button
            key={label}
            type="button"
            role="radio"
            aria-checked={value === answer}
            aria-disabled={locked || undefined}
            tabIndex={(value ?? true) === answer ? 0 : -1}
            data-answer={answer}
            className={styles.answer}
            onClick={() => locked || onChange(answer)}
            onKeyDown={(event) => handleKeyDown(event, answer)}
          >
            {value === answer && <NpsIcon name="check" className={styles.tick} />}
            <NpsIcon name={icon} className={styles.answerIcon} />
            {label}
          </button>
        ))}
      </div>
      {invalid && (
        <p id={problemId} role="alert" className={styles.answerProblem}>
          {messages.answerRequired}
        </p>
      )}
    </>
  );
}
