import { Trash2 } from 'lucide-react';
import type { notificationsMessages } from '../../../messages/features/notifications.ts';
import { Button } from '../../../ui/Button/Button.tsx';

export interface DeletedRowProps {
  id: number;
  messages: typeof notificationsMessages;
  isInTabOrder: boolean;
  onUndo: () => void;
}

/** Replaces a deleted notification while it can be restored. */
export function DeletedRow({ id, messages, isInTabOrder, onUndo }: DeletedRowProps) {
  return (
    <>
      <Trash2 aria-hidden="true" />
      {messages.deleted}
      <Button variant="link" size="sm" data-item={id} tabIndex={isInTabOrder ? 0 : -1} onClick={onUndo}>
        {messages.undo}
      </Button>
    </>
  );
}
