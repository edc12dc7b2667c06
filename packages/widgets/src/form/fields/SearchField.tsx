import { Search } from 'lucide-react';
import { Combobox } from '../../ui/Combobox/Combobox.tsx';
import { useFormContext } from '../form-context.ts';
import { searchLabelKey } from '../search/search-label.ts';
import { useChosenLabel } from '../search/use-chosen-label.ts';
import { useOptionSearch } from '../search/use-option-search.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldTypeProps, textOf } from './field-type.ts';

/** Selects one of the options that the server returns for the typed text. */
export function SearchField(props: FieldTypeProps) {
  const { field, state, onChange } = props;
  const { controller, messages } = useFormContext();
  const found = useOptionSearch(field);
  const { labels } = controller.parts;
  const value = textOf(state.value);
  const label = useChosenLabel(field, value);
  return (
    <FieldFrame {...props}>
      <Combobox
        prefix={<Search />}
        placeholder={messages.searchPlaceholder}
        options={found.options}
        loading={found.loading}
        error={found.failed ? messages.searchFailed : undefined}
        onSearch={found.search}
        value={value === '' ? null : { value, label }}
        onChange={(option) => {
          if (option) labels.set(searchLabelKey(field.name, option.value), option.label);
          onChange(option?.value ?? null);
        }}
      />
    </FieldFrame>
  );
}
