import type { ModelField } from '@tramita/client/contract';
import { removeField } from '@tramita/client/rules';
import { useRef } from 'react';
import { modelerFieldsMessages } from '../../../messages/features/modeler/fields.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { useModelerStore } from '../store/modeler-context.ts';

interface RemoveFieldDialogProps {
  /** The field asked about; null while nothing is asked. */
  field: ModelField | null;
  onClose: () => void;
  /** Puts the focus somewhere once the field is gone; answers whether it did. */
  onReturnFocus?: () => boolean;
}

/** Asks before a field is deleted from the form and from every step. */
export function RemoveFieldDialog({ field, onClose, onReturnFocus }: RemoveFieldDialogProps) {
  const messages = useMessages(modelerFieldsMessages);
  const store = useModelerStore();
  // the window fades out with the words it had
  const asked = useRef(field);
  if (field) asked.current = field;
  return (
    <ConfirmDialog
      open={field !== null}
      title={messages.removeAsk}
      confirmLabel={messages.yes}
      cancelLabel={messages.no}
      tone="danger"
      onConfirm={() => {
        const id = field?.id;
        onClose();
        if (id !== undefined) store.edit((model) => removeField(model, id));
      }}
      onCancel={onClose}
      onReturnFocus={onReturnFocus}
    >
      {messages.removeDetail(asked.current?.label || messages.unnamed)}
    </ConfirmDialog>
  );
}
