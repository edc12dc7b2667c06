import type { EditForm } from '../../../lists/use-edit-form.ts';
import type { updateEditorMessages } from '../../../messages/features/update-editor.ts';
import { DateInput } from '../../../ui/DateInput/DateInput.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { TimeInput } from '../../../ui/TimeInput/TimeInput.tsx';
import { useUiEnvironment } from '../../../ui/ui-environment.ts';
import * as styles from './UpdateEditor.css.ts';
import { shownBetween, type TypedMoment, type UpdateValues } from './update-values.ts';

export interface EditorScheduleProps {
  messages: typeof updateEditorMessages;
  form: EditForm<UpdateValues>;
}

/** From when and until when an update is shown. An update that has expired already can be saved, with a warning. */
export function EditorSchedule({ messages, form }: EditorScheduleProps) {
  // day and text may change one right after the other
  const change = (name: 'publishAt' | 'expiresAt', part: Partial<TypedMoment>) =>
    form.change((values) => ({ [name]: { ...values[name], ...part } }));
  const { now } = useUiEnvironment();
  const { expiresAt } = shownBetween(form.values);
  const isExpired = expiresAt !== null && expiresAt <= now();
  const expiresHint = isExpired ? <span className={styles.warning}>{messages.expiredHint}</span> : messages.expiresHint;
  const lines = [
    { name: 'publishAt', label: messages.publishAt, hint: messages.publishHint, time: messages.publishTime },
    { name: 'expiresAt', label: messages.expiresAt, hint: expiresHint, time: messages.expiresTime },
  ] as const;
  return (
    <section className={styles.part} aria-label={messages.when}>
      <h3 className={styles.partTitle}>{messages.when}</h3>
      {lines.map(({ name, label, hint, time }) => {
        const field = form.field(name);
        const moment = form.values[name];
        return (
          <Field key={name} {...field} label={label} hint={hint}>
            <span className={styles.moment}>
              <DateInput
                value={moment.day}
                onChange={(day) => change(name, { day })}
                onTextChange={(text) => change(name, { day: null, text })}
              />
              <TimeInput
                id={`${field.id}-time`}
                aria-label={time}
                value={moment.time}
                onChange={(text) => change(name, { time: text })}
              />
            </span>
          </Field>
        );
      })}
    </section>
  );
}
