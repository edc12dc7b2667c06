import type { FormField, SelectOption } from '@tramita/client/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext } from '../form-context.ts';
import { searchValues } from './search-values.ts';

/** Delay after the last key before a search is sent, in ms. */
const SEARCH_DELAY = 500;

interface Found {
  options: readonly SelectOption[];
  loading: boolean;
  failed: boolean;
}

const nothing: Found = { options: [], loading: false, failed: false };

/**
 * Returns the options of a search field, loaded from the server. A newer search, a change of a value it depends on and
 * the unmounting of the field abort a running search, so that no outdated result is shown.
 */
export function useOptionSearch(field: FormField) {
  const { controller, services } = useFormContext();
  const { model } = controller;
  const [found, setFound] = useState(nothing);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    running.current?.abort();
    running.current = undefined;
  }, []);

  const dependencies = (field.requestDependency ?? []).join('\n');
  useEffect(() => {
    const names = dependencies === '' ? [] : dependencies.split('\n');
    const known = names.filter((name) => model.fields.some((other) => other.name === name));
    const handleChange = () => {
      stop();
      setFound(nothing);
    };
    const ends = known.map((name) => model.subscribe(name, handleChange));
    return () => {
      for (const end of ends) end();
      stop();
    };
  }, [model, dependencies, stop]);

  async function ask(query: string): Promise<void> {
    const abort = new AbortController();
    running.current = abort;
    try {
      const options = await services.searchOptions(field, query, searchValues(field, model), abort.signal);
      if (!abort.signal.aborted) setFound({ options, loading: false, failed: false });
    } catch {
      if (!abort.signal.aborted) setFound({ options: [], loading: false, failed: true });
    }
  }

  return {
    ...found,
    search(query: string): void {
      stop();
      // results for another text must not be selectable
      setFound({ options: [], loading: true, failed: false });
      timer.current = setTimeout(() => void ask(query), query === '' ? 0 : SEARCH_DELAY);
    },
  };
}
