import type { ModelField } from '@tramita/client/contract';
import { removeField } from '@tramita/client/rules';
import { useRef } from 'react';
import { modelerFieldsMessages } from '../../../messages/features/modeler/fields.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { useModelerStore } from '../store/modeler-context.ts';

interface RemoveFieldDialogProps {
  /** The field to confirm; null while the dialog is closed. */
  field: ModelField | null;
  onClose: () => void;
  /** Moves the focus to another element after the field was removed; returns whether it did. */
  onReturnFocus?: () => boolean;
}

/** Asks before a field is deleted from the form and from every step. */
export function RemoveFieldDialog({ field, onClose, onReturnFocus }: RemoveFieldDialogProps) {
  const messages = useMessages(modelerFieldsMessages);
  const store = useModelerStore();
  // keeps the text while the dialog fades out
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
