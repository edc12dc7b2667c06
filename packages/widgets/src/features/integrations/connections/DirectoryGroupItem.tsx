import {
  type DirectoryGroup,
  type DirectoryGroupUse,
  directoryGroupUses,
  listDirectoryGroups,
  listGroupRows,
  listInitializerGroups,
  type RoleName,
  roleNameSchema,
  setDirectoryGroupUse,
} from '@tramita/client/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { useSend } from '../../../calls/use-send.ts';
import type { scimConnectionsMessages } from '../../../messages/features/scim-connections.ts';
import { roleTexts } from '../../../messages/labels/roles.ts';
import { pickerProps } from '../../../people/picker-props.tsx';
import { usePickerOptions } from '../../../people/use-picker-options.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Combobox } from '../../../ui/Combobox/Combobox.tsx';
import type { ComboboxOption } from '../../../ui/Combobox/filter-options.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import * as styles from '../Integrations.css.ts';

interface DirectoryGroupItemProps {
  messages: typeof scimConnectionsMessages;
  connection: number;
  group: DirectoryGroup;
  /** Called with whether the use was changed and not saved. */
  onUnsavedChange: (group: number, isUnsaved: boolean) => void;
}

const isKnown = (use: string): use is DirectoryGroupUse => directoryGroupUses.some((known) => known === use);

const optionOf = ({ id, name }: { id: number; name: string }): ComboboxOption => ({ value: String(id), label: name });

/** A group of the directory, with its use and the group or the role that the use needs. Needs a new `key` after it is saved. */
export function DirectoryGroupItem({ messages, connection, group, onUnsavedChange }: DirectoryGroupItemProps) {
  const snackbars = useSnackbars();
  const roles = useMessages(roleTexts);
  const [use, setUse] = useState<DirectoryGroupUse>(isKnown(group.use) ? group.use : 'NONE');
  const [linked, setLinked] = useState<ComboboxOption | null>(group.group && optionOf(group.group));
  const [role, setRole] = useState<string>(group.role ?? '');
  const { send, sending, problem } = useSend({ changes: [listDirectoryGroups], failed: messages.saveFailed });
  const needsGroup = use === 'ATTENDANCE' || use === 'REQUEST';
  const isWhole = needsGroup ? linked !== null : use !== 'PROFILE' || role !== '';
  const isChanged =
    use !== group.use ||
    (needsGroup && linked?.value !== String(group.group?.id)) ||
    (use === 'PROFILE' && role !== group.role);

  const report = useRef(onUnsavedChange);
  report.current = onUnsavedChange;
  useEffect(() => {
    if (!isChanged) return;
    report.current(group.id, true);
    return () => report.current(group.id, false);
  }, [group.id, isChanged]);

  async function save() {
    const body = {
      use,
      group: needsGroup ? Number(linked?.value) : null,
      // the options are the known roles
      role: use === 'PROFILE' ? (role as RoleName) : null,
    };
    const sent = await send(setDirectoryGroupUse, { params: { id: connection, group: group.id }, body });
    if (sent) snackbars.success(messages.savedUseOf(group.name));
  }

  return (
    <li className={styles.directoryGroup} data-slot="directory-group">
      <span className={styles.groupName}>
        {group.name}
        <span className={styles.note}>{messages.memberCount(group.memberCount)}</span>
      </span>
      <Select
        aria-label={messages.usageOf(group.name)}
        value={use}
        options={directoryGroupUses.map((value) => ({ value, label: messages.nameOfUse(value) }))}
        onValueChange={(value) => {
          setUse(value as DirectoryGroupUse);
          setLinked(value === group.use && group.group ? optionOf(group.group) : null);
        }}
      />
      {needsGroup && (
        <GroupPicker key={use} use={use} messages={messages} name={group.name} value={linked} onChange={setLinked} />
      )}
      {use === 'PROFILE' && (
        <Select
          aria-label={messages.roleOf(group.name)}
          value={role}
          placeholder={messages.choose}
          options={roleNameSchema.options.map((value) => ({ value, label: roles[value] }))}
          onValueChange={setRole}
        />
      )}
      <span className={styles.saveGroup}>
        <Button
          disabled={!isWhole || !isChanged}
          busy={sending !== null}
          aria-label={messages.saveOf(group.name)}
          onClick={() => void save()}
        >
          {messages.save}
        </Button>
      </span>
      {problem && (
        <div className={styles.groupProblem}>
          <Notice tone="danger" title={problem.title}>
            {problem.reason}
          </Notice>
        </div>
      )}
    </li>
  );
}

interface GroupPickerProps {
  messages: typeof scimConnectionsMessages;
  use: 'ATTENDANCE' | 'REQUEST';
  name: string;
  value: ComboboxOption | null;
  onChange: (value: ComboboxOption | null) => void;
}

/** The attendance or request group that a directory group is linked to. */
function GroupPicker({ messages, use, name, value, onChange }: GroupPickerProps) {
  const attendance = usePickerOptions({
    endpoint: listGroupRows,
    inputOf: (q) => ({ query: { q } }),
    toOption: optionOf,
  });
  const request = usePickerOptions({
    endpoint: listInitializerGroups,
    inputOf: (search) => ({ query: { search } }),
    toOption: optionOf,
  });
  const id = useId();
  return (
    <Combobox
      id={id}
      aria-label={messages.groupOf(name)}
      {...pickerProps(use === 'ATTENDANCE' ? attendance : request, messages)}
      value={value}
      onChange={onChange}
      placeholder={messages.choose}
    />
  );
}
