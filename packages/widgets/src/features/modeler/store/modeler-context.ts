import type { ModelStep, WorkflowModel } from '@tramita/client/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ModelerState, ModelerStore } from './create-modeler-store.ts';

/** Context with the store of the surrounding modeler. */
export const ModelerContext = createContext<ModelerStore | null>(null);

/** Returns the store of the surrounding modeler. Throws outside of `<Modeler>`. */
export function useModelerStore(): ModelerStore {
  const store = useContext(ModelerContext);
  if (!store) throw new Error('useModelerStore needs a surrounding <Modeler>.');
  return store;
}

/** Returns a part of the state and renders again when it changes (compared by identity). */
export function useModelerState<Piece>(choose: (state: ModelerState) => Piece): Piece {
  const store = useModelerStore();
  const read = () => choose(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Returns a part of the document, compared by identity. */
export const useModel = <Piece>(choose: (model: WorkflowModel) => Piece): Piece =>
  useModelerState((state) => choose(state.history.present));

/** Returns one step of the document, or undefined if it was removed. */
export const useStep = (stepId: string): ModelStep | undefined =>
  useModel((model) => model.steps.find(({ id }) => id === stepId));
