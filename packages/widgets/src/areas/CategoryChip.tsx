import { listProcessCategories } from '@tramita/client/contract';
import { useCall } from '../calls/use-call.ts';
import { areasMessages } from '../messages/areas.ts';
import { chipBlurDelayMs, usePickerSearch } from '../people/use-picker-options.ts';
import { useTramita } from '../provider/tramita-context.ts';
import { useMessages } from '../provider/use-messages.ts';
import { Button } from '../ui/Button/Button.tsx';
import { MultiCombobox } from '../ui/Combobox/MultiCombobox.tsx';
import type { ControlSize } from '../ui/TextInput/TextInput.tsx';

/** Maximum number of categories of a process. */
const maxCategories = 1;

interface Category {
  id: number;
  title: string;
}

interface CategoryChipProps {
  value: Category | null;
  onChange: (category: Category | null) => void;
  onBlur: () => void;
  /** @default 'input' */
  size?: ControlSize;
}

/** The category of a process as a chip with a search. For use inside a `Field`. */
export function CategoryChip({ value, onChange, onBlur, size }: CategoryChipProps) {
  const { onError } = useTramita();
  const messages = useMessages(areasMessages);
  const { query, isStale, onSearch } = usePickerSearch();
  // the response is not paginated: it contains all results
  const input = query === null ? null : { query: { query: query || undefined } };
  const found = useCall(listProcessCategories, input, { onFailed: onError });
  const options = (found.data ?? []).map(({ id, title }) => ({ value: String(id), label: title }));
  return (
    <MultiCombobox
      size={size}
      value={value ? [{ value: String(value.id), label: value.title }] : []}
      onChange={([chosen]) => onChange(chosen ? { id: Number(chosen.value), title: chosen.label } : null)}
      max={maxCategories}
      closeOnPick
      onBlur={onBlur}
      blurDelayMs={chipBlurDelayMs}
      options={isStale ? [] : options}
      loading={isStale || found.isFetching}
      onSearch={onSearch}
      placeholder={messages.categoryPlaceholder}
      error={
        found.problem &&
        !isStale &&
        !found.isFetching && (
          <>
            {messages.unexpected}
            <Button variant="link" size="sm" tabIndex={-1} onClick={found.retry}>
              {messages.retry}
            </Button>
          </>
        )
      }
    />
  );
}
