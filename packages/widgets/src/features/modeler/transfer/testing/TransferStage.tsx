import { QueryScope } from '../../../../provider/queries/QueryScope.tsx';
import { WidgetRoot } from '../../../../provider/WidgetRoot.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import type { ModelerStore } from '../../store/create-modeler-store.ts';
import { ModelerContext } from '../../store/modeler-context.ts';
import { ImportDialog } from '../ImportDialog.tsx';
import { useCopyWorkflow } from '../use-copy-workflow.ts';

interface TransferStageProps {
  store: ModelerStore;
  open?: boolean;
  onClose?: () => void;
}

/** Renders copying and importing as in the modeler, for tests and stories. */
export function TransferStage({ store, open = true, onClose = () => {} }: TransferStageProps) {
  return (
    <WidgetRoot>
      <QueryScope>
        <ModelerContext.Provider value={store}>
          <CopyButton />
          <ImportDialog open={open} onClose={onClose} />
        </ModelerContext.Provider>
      </QueryScope>
    </WidgetRoot>
  );
}

function CopyButton() {
  const copy = useCopyWorkflow();
  return <Button onClick={() => void copy()}>Copiar</Button>;
}
