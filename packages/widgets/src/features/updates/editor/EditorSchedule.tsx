import type { SyntheticEvent } from 'react';
import type { updateEditorMessages } from '../../../messages/features/update-editor.ts';
import { DateInput } from '../../../ui/DateInput/DateInput.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { TextInput } from '../../../ui/TextInput/TextInput.tsx';
import * as styles from './UpdateEditor.css.ts';
import type { TypedMoment, UpdateValues } from './update-values.ts';

export interface EditorScheduleProps {
  messages: typeof updateEditorMessages;
  values: Pick<UpdateValues, 'publishAt' | 'expiresAt'>;
  /** Called with the changed part of a moment; day and text may change one right after the other. */
  onChange: (name: 'publishAt' | 'expiresAt', part: Partial<TypedMoment>) => void;
  errors: { readonly publishAt?: string | undefined; readonly expiresAt?: string | undefined };
  /** Prefix of the ids of its inputs. */
  id: string;
}

/** From when and until when an update is shown. */
export function EditorSchedule({ messages, values, onChange, errors, id }: EditorScheduleProps) {
  const lines = [
    { name: 'publishAt', label: messages.publishAt, hint: messages.publishHint, time: messages.publishTime },
    { name: 'expiresAt', label: messages.expiresAt, hint: messages.expiresHint, time: messages.expiresTime },
  ] as const;
  return (
    <section className={styles.part} aria-label={messages.when}>
      <h3 className={styles.partTitle}>{messages.when}</h3>
      {lines.map(({ name, label, hint, time }) => {
        const moment = values[name];
        // the browser sends no event for a time that stays empty because it is incomplete
        const noteHalf = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
          const isTimeHalf = currentTarget.validity.badInput || undefined;
          if (isTimeHalf !== moment.isTimeHalf) onChange(name, { isTimeHalf });
        };
        return (
          <Field key={name} id={`${id}-${name}`} label={label} hint={hint} error={errors[name]}>
            <span className={styles.moment}>
              <DateInput
                value={moment.day}
                onChange={(day) => onChange(name, { day })}
                onTextChange={(text) => onChange(name, { day: null, text })}
              />
              <TextInput
                id={`${id}-${name}-time`}
                type="time"
                numeric
                aria-label={time}
                value={moment.time}
                onChange={({ target }) =>
                  onChange(name, { time: target.value, isTimeHalf: target.validity.badInput || undefined })
                }
                onKeyUp={noteHalf}
                onBlur={noteHalf}
              />
            </span>
          </Field>
        );
      })}
    </section>
  );
}
