import { listGroups } from '@tramita/client/contract';
import { Users } from 'lucide-react';
import { usePickerOptions } from '../../../../people/use-picker-options.ts';
import { PickerChips } from '../parts/PickerChips.tsx';
import { Setting } from '../parts/Setting.tsx';
import type { TaskSettingsProps } from './step-settings-props.ts';

/** The groups whose members may do a task. */
export function GroupPicker({ step, checks, messages, change }: TaskSettingsProps) {
  const found = usePickerOptions({
    endpoint: listGroups,
    inputOf: (q) => ({ query: { q } }),
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
