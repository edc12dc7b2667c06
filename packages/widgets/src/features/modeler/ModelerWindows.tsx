import type { ProcessDetail } from '@tramita/client/contract';
import { newWorkflow, type ProblemPlace, type PublishProblem } from '@tramita/client/rules';
import type { ReactNode } from 'react';
import type { modelerMessages } from '../../messages/features/modeler/page.ts';
import { modelerLabelTexts } from '../../messages/features/modeler/rules.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { usePartOnOpening } from '../../ui/use-opened-part.ts';
import { importDialog, publishDialog, testDialog } from './late-parts.ts';
import { useProblems } from './problems/problems-context.ts';
import { useModelerStore } from './store/modeler-context.ts';
import type { WorkflowDraft } from './use-workflow-draft.ts';

/** The dialogs over the flow; at most one is open. */
export type OpenWindow = 'publish' | 'import' | 'test' | 'reset';

interface ModelerWindowsProps {
  messages: typeof modelerMessages;
  detail: ProcessDetail | null;
  draft: WorkflowDraft | null;
  opened: OpenWindow | null;
  onClose: () => void;
  onGoTo: (place: ProblemPlace) => void;
  onPublished: () => void;
}

/** Renders the open dialog of the modeler. */
export function ModelerWindows({ messages, detail, draft, opened, onClose, ...on }: ModelerWindowsProps) {
  const labels = useMessages(modelerLabelTexts);
  const store = useModelerStore();
  const PublishDialog = usePartOnOpening(publishDialog, opened === 'publish', onClose);
  const ImportDialog = usePartOnOpening(importDialog, opened === 'import', onClose);
  const TestDialog = usePartOnOpening(testDialog, opened === 'test', onClose);
  const reset = () => {
    store.load(detail ? store.get().saved : newWorkflow(labels));
    onClose();
  };
  return (
    <>
      {PublishDialog && (
        <Checked>
          {(problems) => (
            <PublishDialog
              open={opened === 'publish'}
              detail={detail}
              draft={draft}
              problems={problems}
              onClose={onClose}
              {...on}
            />
          )}
        </Checked>
      )}
      {ImportDialog && <ImportDialog open={opened === 'import'} onClose={onClose} />}
      {TestDialog && <TestDialog open={opened === 'test'} process={detail?.id ?? null} onClose={onClose} />}
      <ConfirmDialog
        open={opened === 'reset'}
        title={messages.resetAsk}
        confirmLabel={messages.yes}
        cancelLabel={messages.no}
        tone="danger"
        onConfirm={reset}
        onCancel={onClose}
      >
        {detail ? messages.resetLoaded : messages.resetNew}
      </ConfirmDialog>
    </>
  );
}

/** Renders again when the problems change, which the other windows do not show. */
const Checked = ({ children }: { children: (problems: readonly PublishProblem[]) => ReactNode }) =>
  children(useProblems());
