import { groupNameMaxLength } from '@tramita/client/contract';
import type { GroupKind } from '@tramita/client/rules';
import type { groupsMessages } from '../../messages/features/groups.ts';
import { PeopleChips } from '../../people/PeopleChips.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice/SegmentedChoice.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { NamedChips } from './NamedChips.tsx';
import type { GroupFormState } from './use-group-form.ts';

interface GroupFormProps {
  id: string;
  kind: GroupKind;
  form: GroupFormState;
  messages: typeof groupsMessages;
}

/** The fields of a group. */
export function GroupForm({ id, kind, form, messages }: GroupFormProps) {
  const { draft, problems, failure, change, leave } = form;
  const isInitializer = kind === 'initializer';
  const inactive = isInitializer ? messages.inactiveInitializer : messages.inactiveAttendance;
  return (
    <>
      {failure && (
        <Notice tone="danger" title={failure.title}>
          {failure.reason}
        </Notice>
      )}
      <Field
        id={`${id}-name`}
        label={messages.groupName}
        required
        error={problems.name}
        counter={{ length: draft.name.trim().length, max: groupNameMaxLength }}
      >
        <TextInput
          value={draft.name}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
          onBlur={() => leave('name')}
        />
      </Field>
      <Field
        id={`${id}-active`}
        group
        label={messages.status}
        required
        error={problems.active}
        hint={draft.active === false ? inactive : undefined}
      >
        <SegmentedChoice
          options={[
            { value: 'active', label: messages.active },
            { value: 'inactive', label: messages.inactive },
          ]}
          value={draft.active === null ? null : draft.active ? 'active' : 'inactive'}
          onChange={(value) => change({ active: value === 'active' })}
        />
      </Field>
      <Field
        id={`${id}-members`}
        label={messages.members}
        required={!isInitializer}
        error={problems.members}
        hint={isInitializer ? messages.initializerHint : undefined}
      >
        <PeopleChips
          value={draft.members}
          onChange={(members) => change({ members })}
          onBlur={isInitializer ? undefined : () => leave('members')}
        />
      </Field>
      {isInitializer && (
        <>
          <Field label={messages.branches}>
            <NamedChips
              of="branches"
              messages={messages}
              value={draft.branches}
              onChange={(branches) => change({ branches })}
            />
          </Field>
          <Field label={messages.jobTitles}>
            <NamedChips
              of="jobTitles"
              messages={messages}
              value={draft.jobtitles}
              onChange={(jobtitles) => change({ jobtitles })}
            />
          </Field>
        </>
      )}
    </>
  );
}
