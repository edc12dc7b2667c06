import { publishProblems } from '@tramita/client/rules';
import { ProblemsContext } from '../../problems/problems-context.ts';
import type { ModelerStore } from '../../store/create-modeler-store.ts';
import { ModelerContext, useModel, useModelerState } from '../../store/modeler-context.ts';
import { FieldEditor } from '../FieldEditor.tsx';
import { FormPanel } from '../FormPanel.tsx';

interface FieldsStageProps {
  store: ModelerStore;
  /** Shows panel and editor one at a time, as on a phone. @default false */
  isNarrow?: boolean;
}

/** Renders the form panel and the field editor as in the modeler, without the flow, for stories and tests. */
export function FieldsStage({ store, isNarrow = false }: FieldsStageProps) {
  return (
    <ModelerContext.Provider value={store}>
      <Parts isNarrow={isNarrow} />
    </ModelerContext.Provider>
  );
}

function Parts({ isNarrow }: { isNarrow: boolean }) {
  const model = useModel((present) => present);
  const selection = useModelerState((state) => state.selection);
  const editor = selection.kind === 'field' && <FieldEditor fieldId={selection.fieldId} />;
  if (isNarrow && editor) return editor;
  return (
    <>
      <aside aria-label="Formulário" style={{ display: 'flex', flex: 'none', width: isNarrow ? '100%' : 240 }}>
        <ProblemsContext.Provider value={publishProblems(model)}>
          <FormPanel />
        </ProblemsContext.Provider>
      </aside>
      {editor}
    </>
  );
}
