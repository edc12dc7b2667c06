import { applyImport, type ImportMapping as Mapping } from '@tramita/client/rules';
import { useState } from 'react';
import { transferMessages } from '../../../messages/features/modeler/transfer.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { designerSuccessMs } from '../../../timing/designer-success-ms.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { useModelerStore } from '../store/modeler-context.ts';
import { ImportMapping } from './ImportMapping.tsx';
import { ImportText } from './ImportText.tsx';
import type { ReadImport } from './read-import.ts';

/** Props of {@link ImportDialog}. */
export interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Imports a process from a text or a file, asks for replacements of its people and groups, and edits it. */
export function ImportDialog({ open, onClose }: ImportDialogProps) {
  // each opening starts with fresh state
  return open ? <OpenImportDialog onClose={onClose} /> : null;
}

function OpenImportDialog({ onClose }: Pick<ImportDialogProps, 'onClose'>) {
  const messages = useMessages(transferMessages);
  const store = useModelerStore();
  const snackbars = useSnackbars();
  const [read, setRead] = useState<ReadImport | null>(null);
  if (!read) return <ImportText messages={messages} onRead={setRead} onClose={onClose} />;
  const handleSave = (mapping: Mapping) => {
    store.replace(applyImport(store.get().history.present, read.model, mapping));
    snackbars.success(messages.imported, { duration: designerSuccessMs });
    onClose();
  };
  return <ImportMapping messages={messages} read={read} onSave={handleSave} onClose={onClose} />;
}
