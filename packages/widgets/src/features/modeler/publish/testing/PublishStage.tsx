import type { ProcessDetail, WorkflowModel } from '@tramita/client/contract';
import { publishProblems } from '@tramita/client/rules';
import { useMemo, useState } from 'react';
import { QueryScope } from '../../../../provider/queries/QueryScope.tsx';
import { WidgetRoot } from '../../../../provider/WidgetRoot.tsx';
import { createModelerStore } from '../../store/create-modeler-store.ts';
import { ModelerContext } from '../../store/modeler-context.ts';
import { useWorkflowDraft } from '../../use-workflow-draft.ts';
import { PublishDialog, type PublishDialogProps } from '../PublishDialog.tsx';

interface PublishStageProps extends Partial<Pick<PublishDialogProps, 'onPublished' | 'onGoTo' | 'onClose'>> {
  detail: ProcessDetail | null;
  /** The document being edited. */
  model: WorkflowModel;
}

/** Renders the dialog over a document as in the modeler, for tests and stories. */
export function PublishStage({ detail, model, ...on }: PublishStageProps) {
  const [store] = useState(() => createModelerStore(model));
  const [isOpen, setOpen] = useState(true);
  const draft = useWorkflowDraft();
  const problems = useMemo(() => publishProblems(model), [model]);
  const close = () => {
    setOpen(false);
    on.onClose?.();
  };
  return (
    <WidgetRoot>
      <QueryScope>
        <ModelerContext.Provider value={store}>
          <PublishDialog
            open={isOpen}
            detail={detail}
            draft={detail ? null : draft}
            problems={problems}
            onClose={close}
            onGoTo={(place) => on.onGoTo?.(place)}
            onPublished={(id, version) => on.onPublished?.(id, version)}
          />
        </ModelerContext.Provider>
      </QueryScope>
    </WidgetRoot>
  );
}
