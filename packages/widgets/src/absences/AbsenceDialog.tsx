import { absenceReasons } from '@tramita/client/contract';
import { EditDialog } from '../lists/EditDialog.tsx';
import { Checkbox } from '../ui/Checkbox/Checkbox.tsx';
import { DateInput } from '../ui/DateInput/DateInput.tsx';
import { Field } from '../ui/Field/Field.tsx';
import { Select } from '../ui/Select/Select.tsx';
import { lengthOf } from './absence-texts.ts';
import * as styles from './absences.css.ts';
import { SubstituteFields } from './SubstituteFields.tsx';
import { type AbsenceForm, type AbsenceFormOptions, useAbsenceForm } from './use-absence-form.ts';

export interface AbsenceDialogProps extends AbsenceFormOptions {
  open: boolean;
  /** Current day of the server; null until it is known. */
  today: string | null;
}

/** The dialog that creates or changes an absence. Needs a new `key` for each opening. */
export function AbsenceDialog({ open, today, ...options }: AbsenceDialogProps) {
  const { messages, absence } = options;
  const form = useAbsenceForm(options);
  return (
    <EditDialog
      open={open}
      title={absence ? messages.change : messages.create}
      cancel={messages.cancel}
      save={messages.save}
      width={680}
      className={styles.form}
      form={form}
      footerStart={form.values.substitutes.length > 0 && <p className={styles.hint}>{messages.notified}</p>}
    >
      <PeriodFields messages={messages} form={form} today={today} hasBegun={absence?.state === 'RUNNING'} />
      <SubstituteFields messages={messages} form={form} />
      <Checkbox
        label={messages.includeGroups}
        note={messages.includeGroupsHint}
        checked={form.values.includesGroups}
        onCheckedChange={(includesGroups) => form.change({ includesGroups })}
      />
    </EditDialog>
  );
}

interface PeriodFieldsProps {
  messages: AbsenceDialogProps['messages'];
  form: AbsenceForm;
  today: string | null;
  /** The start of a running absence cannot be changed. */
  hasBegun: boolean;
}

function PeriodFields({ messages, form, today, hasBegun }: PeriodFieldsProps) {
  const { startsOn, endsOn, reason } = form.values;
  const hasLength = startsOn !== null && endsOn !== null && endsOn >= startsOn;
  const min = today ?? undefined;
  return (
    <>
      <div className={styles.period}>
        <Field {...form.field('startsOn')} label={messages.start} required readOnly={hasBegun}>
          <DateInput {...form.control('startsOn')} {...(min && { min })} />
        </Field>
        <Field {...form.field('endsOn')} label={messages.end} required>
          <DateInput {...form.control('endsOn')} {...(min && { min: startsOn ?? min })} />
        </Field>
        <Field {...form.field('reason')} label={messages.reason} required>
          <Select
            value={reason}
            options={absenceReasons.map((value) => ({ value, label: messages.reasonName(value) }))}
            onValueChange={(value) => form.change({ reason: value as typeof reason })}
          />
        </Field>
      </div>
      <p className={styles.hint}>
        {hasLength && `${messages.length(lengthOf({ startsOn, endsOn }))}. `}
        {messages.reasonHidden}
      </p>
    </>
  );
}
