import { addStep, changeStep, publishProblems } from '@tramita/client/rules';
import { WidgetRoot } from '@tramita/widgets/provider';
import { useDeferredValue, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { Canvas } from '../../../packages/widgets/src/features/modeler/canvas/Canvas.tsx';
import { createModelerStore } from '../../../packages/widgets/src/features/modeler/store/create-modeler-store.ts';
import { ModelerContext, useModel } from '../../../packages/widgets/src/features/modeler/store/modeler-context.ts';

let store;
let count = 0;

/** The canvas with its problems, which are computed after a change is drawn, as in the modeler. */
function Flow() {
  const model = useDeferredValue(useModel((present) => present));
  const problems = useMemo(() => publishProblems(model), [model]);
  return <Canvas problems={problems} />;
}

window.bench = {
  mount(element, model) {
    store = createModelerStore(model, model);
    createRoot(element).render(
      <WidgetRoot theme="light" style={{ height: '100%', display: 'flex' }}>
        <ModelerContext value={store}>
          <Flow />
        </ModelerContext>
      </WidgetRoot>,
    );
  },
  add() {
    count += 1;
    store.edit((model) => addStep(model, { kind: 'between', stepId: 'etapa1', index: 0 }, 'USER_TASK', `nova${count}`));
  },
  rename(title) {
    store.edit((model) => changeStep(model, 'etapa2', { title }));
  },
  undo: () => store.undo(),
  depth: () => store.get().history.past.length,
  step: (id) => document.getElementById(`step-${id}`),
  /** Returns the position of the whole drawing. */
  place: () => document.querySelector('[data-slot="flow-canvas"] > div:last-child').style.transform,
};
