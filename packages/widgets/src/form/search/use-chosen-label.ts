import type { FormField } from '@tramita/client/contract';
import { useEffect, useReducer } from 'react';
import { useFormContext } from '../form-context.ts';
import { searchLabelKey } from './search-label.ts';
import { searchValues } from './search-values.ts';

/**
 * Returns the label of a search field's value: that of the selected option, the one stored with the field, or the one
 * the server returns for the value, requested once. Until then, and if there is no label, returns the value itself.
 */
export function useChosenLabel(field: FormField, value: string): string {
  const { controller, services } = useFormContext();
  const { model, parts } = controller;
  const { labels } = parts;
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const key = searchLabelKey(field.name, value);
  const known = labels.get(key) ?? field.options?.find((option) => option.value === value)?.label;
  const isUnknown = value !== '' && known === undefined;
  useEffect(() => {
    if (!isUnknown) return;
    const abort = new AbortController();
    services.searchOptions(field, value, searchValues(field, model), abort.signal).then(
      (options) => {
        const chosen = options.find((option) => option.value === value);
        if (!chosen || abort.signal.aborted) return;
        labels.set(key, chosen.label);
        draw();
      },
      // the value itself stays visible
      () => {},
    );
    return () => abort.abort();
  }, [isUnknown, services, field, value, model, labels, key]);
  return known ?? value;
}
