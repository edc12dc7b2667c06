import { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import { chipBlurDelayMs, type usePickerOptions } from '../../../../people/use-picker-options.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { Button } from '../../../../ui/Button/Button.tsx';
import type { ComboboxOption } from '../../../../ui/Combobox/filter-options.ts';
import { MultiCombobox } from '../../../../ui/Combobox/MultiCombobox.tsx';

interface PickerChipsProps {
  found: ReturnType<typeof usePickerOptions>;
  /** The offered options. @default the results of the search */
  options?: readonly ComboboxOption[];
  value: readonly ComboboxOption[];
  onChange: (value: ComboboxOption[]) => void;
  onSearch?: (query: string) => void;
  max?: number;
  placeholder: string;
}

/** Chips that are searched on the server, in the size of the settings. Must be inside a `Field`. */
export function PickerChips({ found, options, onSearch, ...props }: PickerChipsProps) {
  const messages = useMessages(panelsMessages);
  return (
    <MultiCombobox
      {...props}
      size="md"
      blurDelayMs={chipBlurDelayMs}
      options={options ?? found.options}
      loading={found.loading}
      onSearch={onSearch ?? found.onSearch}
      onLoadMore={found.onLoadMore}
      error={
        found.failed && (
          <>
            {messages.searchFailed}
            <Button variant="link" size="sm" tabIndex={-1} onClick={found.retry}>
              {messages.retry}
            </Button>
          </>
        )
      }
    />
  );
}
