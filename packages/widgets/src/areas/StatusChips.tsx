import { listAssigneeStatuses } from '@tramita/client/contract';
import { useCall } from '../calls/use-call.ts';
import { areasMessages } from '../messages/areas.ts';
import { chipBlurDelayMs } from '../people/use-picker-options.ts';
import { useMessages } from '../provider/use-messages.ts';
import { Button } from '../ui/Button/Button.tsx';
import { MultiCombobox } from '../ui/Combobox/MultiCombobox.tsx';
import type { ControlSize } from '../ui/TextInput/TextInput.tsx';

interface StatusChipsProps {
  /** Ids of the employee statuses that may start the process. */
  value: readonly number[];
  onChange: (value: number[]) => void;
  onBlur: () => void;
  /** @default 'input' */
  size?: ControlSize;
}

/** The employee statuses that may start a process, as chips. For use inside a `Field`. */
export function StatusChips({ value, onChange, onBlur, size }: StatusChipsProps) {
  const messages = useMessages(areasMessages);
  const statuses = useCall(listAssigneeStatuses, {}, { staleTime: 300_000 });
  const options = (statuses.data ?? []).map(({ id, description }) => ({ value: String(id), label: description }));
  const nameOf = (id: number) => options.find((option) => option.value === String(id))?.label ?? String(id);
  return (
    <MultiCombobox
      size={size}
      // without names the chips would show numbers, so the selection is shown once the names are loaded
      value={statuses.data ? value.map((id) => ({ value: String(id), label: nameOf(id) })) : []}
      onChange={(chosen) => onChange(chosen.map((option) => Number(option.value)))}
      onBlur={onBlur}
      blurDelayMs={chipBlurDelayMs}
      options={options}
      loading={statuses.isFetching && !statuses.data}
      placeholder={messages.statusesPlaceholder}
      error={
        statuses.problem && (
          <>
            {messages.unexpected}
            <Button variant="link" size="sm" tabIndex={-1} onClick={statuses.retry}>
              {messages.retry}
            </Button>
          </>
        )
      }
    />
  );
}
