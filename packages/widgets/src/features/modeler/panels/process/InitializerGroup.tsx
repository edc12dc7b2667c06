import { listInitializerGroups } from '@tramita/client/contract';
import type { ProcessSettings } from '@tramita/client/rules';
import type { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import { usePickerOptions } from '../../../../people/use-picker-options.ts';
import { PickerChips } from '../parts/PickerChips.tsx';
import { Setting } from '../parts/Setting.tsx';
import type { PanelChecks } from '../use-panel-checks.ts';

/** Number of groups that may start a process. */
const maxInitializerGroups = 1;

interface InitializerGroupProps {
  messages: typeof panelsMessages;
  checks: PanelChecks;
  value: ProcessSettings['initializerGroup'];
  onChange: (patch: Pick<ProcessSettings, 'initializerGroup'>) => void;
}

/** The group whose members may start the process; without one, everyone may. */
export function InitializerGroup({ messages, checks, value, onChange }: InitializerGroupProps) {
  const found = usePickerOptions({
    endpoint: listInitializerGroups,
    inputOf: (search) => ({ query: { search: search || undefined } }),
    toOption: ({ id, name, active }) => ({ value: String(id), label: name, disabled: !active }),
  });
  return (
    <Setting
      checks={checks}
      property="initializerGroup"
      label={messages.initializerGroup}
      hint={value ? messages.initializerHint : undefined}
    >
      <PickerChips
        found={found}
        max={maxInitializerGroups}
        placeholder={messages.initializerPlaceholder}
        value={value ? [{ value: String(value.id), label: value.name }] : []}
        onChange={([chosen]) =>
          onChange({ initializerGroup: chosen ? { id: Number(chosen.value), name: chosen.label } : null })
        }
      />
    </Setting>
  );
}
