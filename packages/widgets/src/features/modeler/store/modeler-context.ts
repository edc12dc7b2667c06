import type { ModelStep, WorkflowModel } from '@tramita/client/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ModelerState, ModelerStore } from './create-modeler-store.ts';

/** The store of the modeler around a part of it. */
export const ModelerContext = createContext<ModelerStore | null>(null);

/** The store of the surrounding modeler. */
export function useModelerStore(): ModelerStore {
  const store = useContext(ModelerContext);
  if (!store) throw new Error('useModelerStore needs a surrounding <Modeler>.');
  return store;
}

/** A piece of the state; renders again when that piece is another one (compared by identity). */
export function useModelerState<Piece>(choose: (state: ModelerState) => Piece): Piece {
  const store = useModelerStore();
  return useSyncExternalStore(store.subscribe, () => choose(store.get()));
}

/** A piece of the document, compared by identity. */
export const useModel = <Piece>(choose: (model: WorkflowModel) => Piece): Piece =>
  useModelerState((state) => choose(state.history.present));

/** One step of the document; undefined once it is gone. */
export const useStep = (stepId: string): ModelStep | undefined =>
  useModel((model) => model.steps.find(({ id }) => id === stepId));
