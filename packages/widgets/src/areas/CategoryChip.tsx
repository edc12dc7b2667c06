import { listProcessCategories } from '@tramita/client/contract';
import { areasMessages } from '../messages/areas.ts';
import { chipBlurDelayMs, usePickerOptions } from '../people/use-picker-options.ts';
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
  const { client } = useTramita();
  const messages = useMessages(areasMessages);
  const found = usePickerOptions({
    queryKey: client.queryKey(listProcessCategories),
    // the response is not paginated: it contains all results
    ask: async (query, _page, signal) => {
      const elements = await client.call(listProcessCategories, { query: { query: query || undefined }, signal });
      return { elements, totalElements: elements.length };
    },
    toOption: ({ id, title }) => ({ value: String(id), label: title }),
  });
  return (
    <MultiCombobox
      size={size}
      value={value ? [{ value: String(value.id), label: value.title }] : []}
      onChange={([chosen]) => onChange(chosen ? { id: Number(chosen.value), title: chosen.label } : null)}
      max={maxCategories}
      closeOnPick
      onBlur={onBlur}
      blurDelayMs={chipBlurDelayMs}
      options={found.options}
      loading={found.loading}
      onSearch={found.onSearch}
      placeholder={messages.categoryPlaceholder}
      error={
        found.failed && (
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
