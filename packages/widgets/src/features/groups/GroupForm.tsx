import { groupNameMaxLength } from '@tramita/client/contract';
import type { GroupKind } from '@tramita/client/rules';
import { ActiveChoice } from '../../lists/ActiveChoice.tsx';
import type { EditForm } from '../../lists/use-edit-form.ts';
import type { groupsMessages } from '../../messages/features/groups.ts';
import { PeopleChips } from '../../people/PeopleChips.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { GroupCalendar } from './GroupCalendar.tsx';
import type { GroupDraft } from './group-draft.ts';
import { NamedChips } from './NamedChips.tsx';

interface GroupFormProps {
  kind: GroupKind;
  form: EditForm<GroupDraft>;
  messages: typeof groupsMessages;
  /** Name of the source that the members come from; undefined if they are chosen here. */
  membersSource: string | undefined;
}

/** The fields of a group. */
export function GroupForm({ kind, form, messages, membersSource }: GroupFormProps) {
  const { name, active } = form.values;
  const isInitializer = kind === 'initializer';
  const inactive = isInitializer ? messages.inactiveInitializer : messages.inactiveAttendance;
  const members = form.control('members');
  const ownHint = isInitializer ? messages.initializerHint : undefined;
  const membersHint = membersSource === undefined ? ownHint : messages.membersFrom(membersSource);
  return (
    <>
      <Field
        {...form.field('name')}
        label={messages.groupName}
        required
        counter={{ length: name.trim().length, max: groupNameMaxLength }}
      >
        <TextInput {...form.text('name')} autoComplete="off" />
      </Field>
      <Field
        {...form.field('active')}
        group
        label={messages.status}
        required
        hint={active === false ? inactive : undefined}
      >
        <ActiveChoice {...form.control('active')} messages={messages} />
      </Field>
      <Field
        {...form.field('members')}
        label={messages.members}
        required={!isInitializer && membersSource === undefined}
        readOnly={membersSource !== undefined}
        hint={membersHint}
      >
        {/* a request group may have branches or job titles instead, which follow below */}
        <PeopleChips {...members} onBlur={isInitializer ? undefined : members.onBlur} />
      </Field>
      {!isInitializer && <GroupCalendar form={form} messages={messages} />}
      {isInitializer && (
        <>
          <Field {...form.field('branches')} label={messages.branches}>
            <NamedChips of="branches" messages={messages} {...form.control('branches')} />
          </Field>
          <Field {...form.field('jobtitles')} label={messages.jobTitles}>
            <NamedChips of="jobTitles" messages={messages} {...form.control('jobtitles')} />
          </Field>
        </>
      )}
    </>
  );
}
