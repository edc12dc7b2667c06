import type { WorkflowModel } from '@tramita/client/contract';
import { publishProblems } from '@tramita/client/rules';
import type { ReactNode } from 'react';
import { ProblemsContext } from '../../problems/problems-context.ts';
import { createModelerStore, type ModelerStore } from '../../store/create-modeler-store.ts';
import { ModelerContext, useModel } from '../../store/modeler-context.ts';
import { Canvas } from '../Canvas.tsx';

/** Renders the flow of a document with its real problems. */
export function CanvasOf({ store, onOpenSettings }: { store: ModelerStore; onOpenSettings?: () => void }): ReactNode {
  return (
    <ModelerContext.Provider value={store}>
      <div style={{ height: '100vh', display: 'flex' }}>
        <WithProblems onOpenSettings={onOpenSettings} />
      </div>
    </ModelerContext.Provider>
  );
}

function WithProblems({ onOpenSettings }: { onOpenSettings: (() => void) | undefined }) {
  const problems = publishProblems(useModel((model) => model));
  return (
    <ProblemsContext.Provider value={problems}>
      <Canvas {...(onOpenSettings && { onOpenSettings })} />
    </ProblemsContext.Provider>
  );
}

/** Creates a modeler's store with a document that counts as saved. */
export const storeOf = (model: WorkflowModel): ModelerStore => createModelerStore(model, model);
