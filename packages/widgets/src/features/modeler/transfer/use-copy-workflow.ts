import { exportWorkflow } from '@tramita/client/rules';
import { transferMessages } from '../../../messages/features/modeler/transfer.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { designerSuccessMs } from '../../../timing/designer-success-ms.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { useModelerStore } from '../store/modeler-context.ts';

/** Copies the edited process to the clipboard as text that can be imported. */
export function useCopyWorkflow(): () => Promise<void> {
  const store = useModelerStore();
  const snackbars = useSnackbars();
  const messages = useMessages(transferMessages);
  const { onError } = useTramita();
  return async () => {
    try {
      await navigator.clipboard.writeText(exportWorkflow(store.get().history.present));
      snackbars.success(messages.copied, { duration: designerSuccessMs });
    } catch (error) {
      // the browser or the surrounding page does not allow it
      onError(error);
      snackbars.error(messages.copyFailed);
    }
  };
}
