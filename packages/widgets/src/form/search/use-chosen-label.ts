import type { FormField } from '@tramita/client/contract';
import { useEffect, useReducer } from 'react';
import { useFormContext } from '../form-context.ts';
import { searchLabelKey } from './search-label.ts';
import { searchValues } from './search-values.ts';

/**
 * What a search field shows for a value: what was picked here, what came with the field, or what the server finds for
 * the value, asked once. The value itself stands until then, and where nobody knows a name for it.
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
      // nothing is lost: the value stands
      () => {},
    );
    return () => abort.abort();
  }, [isUnknown, services, field, value, model, labels, key]);
  return known ?? value;
}
