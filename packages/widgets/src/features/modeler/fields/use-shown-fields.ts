import type { ModelField } from '@tramita/client/contract';
import { useMemo } from 'react';
import { useModel } from '../store/modeler-context.ts';

/** The fields of the form in order, without the built-in ones. */
export function useShownFields(): readonly ModelField[] {
  const fields = useModel((model) => model.fields);
  return useMemo(() => fields.filter(({ hidden }) => !hidden), [fields]);
}
