import { listGroups } from '@tramita/client/contract';
import { Users } from 'lucide-react';
import { pickerPageSize, usePickerOptions } from '../../../../people/use-picker-options.ts';
import { useTramita } from '../../../../provider/tramita-context.ts';
import { PickerChips } from '../parts/PickerChips.tsx';
import { Setting } from '../parts/Setting.tsx';
import type { TaskSettingsProps } from './step-settings-props.ts';

/** The groups whose members may do a task. */
export function GroupPicker({ step, checks, messages, change }: TaskSettingsProps) {
  const { client } = useTramita();
  const found = usePickerOptions({
    queryKey: [...client.queryKey(listGroups), 'modeler'],
    ask: (q, page, signal) => client.call(listGroups, { query: { q, page, size: pickerPageSize }, signal }),
    toOption: ({ id, name }) => ({ value: String(id), label: name, media: <Users /> }),
  });
  return (
    <Setting checks={checks} property="groups" label={messages.groups}>
      <PickerChips
        found={found}
        placeholder={messages.groupsPlaceholder}
        value={step.groups.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(chosen) =>
          change({ groups: chosen.map(({ value, label }) => ({ id: Number(value), name: label })) })
        }
      />
    </Setting>
  );
}
