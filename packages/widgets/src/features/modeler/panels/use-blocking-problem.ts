import { useEffect, useId } from 'react';
import { useModelerStore } from '../store/modeler-context.ts';

/**
 * Blocks the rest of the modeler while an input shows a problem with a text that the document cannot contain. Otherwise
 * the text would be lost, and the setting would be empty, as soon as another element is selected.
 */
export function useBlockingProblem(problem: string | undefined): void {
  const store = useModelerStore();
  const name = useId();
  const holds = problem === undefined;
  useEffect(() => store.setCheck(name, holds), [store, name, holds]);
  useEffect(() => () => store.setCheck(name, true), [store, name]);
}
