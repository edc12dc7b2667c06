import { listCalendars } from '@tramita/client/contract';
import { useCall } from '../../calls/use-call.ts';
import type { EditForm } from '../../lists/use-edit-form.ts';
import type { groupsMessages } from '../../messages/features/groups.ts';
import { useCapability } from '../../provider/use-capability.ts';
import { Field } from '../../ui/Field/Field.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import type { GroupDraft } from './group-draft.ts';

interface GroupCalendarProps {
  form: EditForm<GroupDraft>;
  messages: typeof groupsMessages;
}

/** The calendar by which steps of the group count working time. Absent if the server has no calendars. */
export function GroupCalendar({ form, messages }: GroupCalendarProps) {
  const isOffered = useCapability('calendars.list');
  const { data } = useCall(listCalendars, isOffered ? {} : null);
  if (!isOffered) return null;
  const { value, onChange, onBlur } = form.control('calendar');
  const known = (data?.elements ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const isMissing = value !== '' && !known.some((option) => option.value === value);
  return (
    <Field {...form.field('calendar')} label={messages.calendar} hint={messages.calendarHint}>
      <Select
        value={value}
        placeholder={messages.noCalendar}
        options={isMissing ? [{ value, label: value }, ...known] : known}
        onValueChange={onChange}
        onBlur={onBlur}
      />
    </Field>
  );
}
