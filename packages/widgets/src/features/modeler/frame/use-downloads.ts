import { exportWorkflow } from '@tramita/client/rules';
import { saveFile } from '../../../calls/save-file.ts';
import type { modelerMessages } from '../../../messages/features/modeler/page.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { bpmn } from '../late-bpmn.ts';
import { useModelerStore } from '../store/modeler-context.ts';

const fileName = (title: string): string => title.trim().replace(/[^\p{L}\p{N} _-]+/gu, '') || 'processo';

/** Downloads the process as our own JSON, or as BPMN 2.0 for other modelers. */
export function useDownloads(messages: typeof modelerMessages) {
  const store = useModelerStore();
  const snackbars = useSnackbars();
  const model = () => store.get().history.present;
  return {
    json() {
      const present = model();
      saveFile(new Blob([exportWorkflow(present)], { type: 'application/json' }), `${fileName(present.title)}.json`);
    },
    bpmn() {
      const present = model();
      bpmn
        .load()
        .then(({ exportBpmn }) => exportBpmn(present))
        .then((xml) => saveFile(new Blob([xml], { type: 'application/xml' }), `${fileName(present.title)}.bpmn`))
        .catch(() => snackbars.error(messages.bpmnFailed));
    },
  };
}
