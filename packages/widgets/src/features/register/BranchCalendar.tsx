import { listCalendars } from '@tramita/client/contract';
import { useCall } from '../../calls/use-call.ts';
import type { EditForm } from '../../lists/use-edit-form.ts';
import type { registerMessages } from '../../messages/features/register.ts';
import { useCapability } from '../../provider/use-capability.ts';
import { Field } from '../../ui/Field/Field.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import type { RegisterDraft } from './register-draft.ts';

interface BranchCalendarProps {
  form: EditForm<RegisterDraft>;
  messages: typeof registerMessages;
}

/** The calendar of a branch. Absent if the server has no calendars. */
export function BranchCalendar({ form, messages }: BranchCalendarProps) {
  const isOffered = useCapability('calendars.list');
  const { data } = useCall(listCalendars, isOffered ? {} : null);
  if (!isOffered) return null;
  const { value, onChange, onBlur } = form.control('calendar');
  const known = (data?.elements ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Field {...form.field('calendar')} label={messages.calendar}>
      <Select
        value={value}
        placeholder={messages.noCalendar}
        options={known}
        onValueChange={onChange}
        onBlur={onBlur}
      />
    </Field>
  );
}
