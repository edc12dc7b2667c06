import { listAssignees } from '@tramita/client/contract';
import { peopleMessages } from '../messages/people.ts';
import { useMessages } from '../provider/use-messages.ts';
import { Button } from '../ui/Button/Button.tsx';
import type { ComboboxOption } from '../ui/Combobox/filter-options.ts';
import { MultiCombobox } from '../ui/Combobox/MultiCombobox.tsx';
import { personOption } from './person-option.tsx';
import { usePickerOptions } from './use-picker-options.ts';

/** Number of people per search page of a chip picker. */
const chipPageSize = 10;

export interface PeopleChipsProps {
  /** The selected people, created by `personOption`. */
  value: readonly ComboboxOption[];
  onChange: (value: ComboboxOption[]) => void;
  /** Maximum number of people. @default unlimited */
  max?: number;
  onBlur?: () => void;
}

/** Several people as chips, with a search by name, login or e-mail. For use inside a `Field`. */
export function PeopleChips({ value, onChange, max, onBlur }: PeopleChipsProps) {
  const messages = useMessages(peopleMessages);
  const found = usePickerOptions({
    endpoint: listAssignees,
    inputOf: (q) => ({ query: { q } }),
    size: chipPageSize,
    toOption: personOption,
  });
  return (
    <MultiCombobox
      value={value}
      onChange={onChange}
      max={max}
      onBlur={onBlur}
      options={found.options}
      loading={found.loading}
      onSearch={found.onSearch}
      onLoadMore={found.onLoadMore}
      placeholder={messages.placeholder}
      error={
        found.failed && (
          <>
            {messages.failed}
            <Button variant="link" size="sm" tabIndex={-1} onClick={found.retry}>
              {messages.retry}
            </Button>
          </>
        )
      }
    />
  );
}
