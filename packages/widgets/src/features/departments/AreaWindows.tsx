import type { AreaKind } from '@tramita/client/rules';
import { useState } from 'react';
import type { departmentsMessages } from '../../messages/features/departments.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { useOpenedPart } from '../../ui/use-opened-part.ts';
import { areaDialog } from './late-parts.ts';
import { useAreaActions } from './use-area-actions.ts';
import type { AreaSubject } from './use-area-form.ts';

/** A department or sector in a list or on its page. */
export interface NamedArea {
  readonly id: number;
  readonly description: string;
  readonly active: boolean;
  readonly belong: boolean;
}

/** The actions on the departments or sectors of a page. Render `windows`, their dialogs, once in the page. */
export function useAreaWindows(kind: AreaKind, departmentId: number | null, messages: typeof departmentsMessages) {
  const [dialog, setDialog] = useState<{ subject: AreaSubject; open: boolean; visit: number } | null>(null);
  const [deleting, setDeleting] = useState<{ area: NamedArea; open: boolean } | null>(null);
  const actions = useAreaActions(kind, messages);
  const close = () => setDialog((before) => before && { ...before, open: false });
  const AreaDialog = useOpenedPart(areaDialog, dialog?.open ?? false, close);
  const open = (id: number | null) => {
    const subject: AreaSubject = kind === 'department' ? { kind, id } : { kind, id, departmentId: departmentId ?? 0 };
    setDialog((before) => ({ subject, open: true, visit: (before?.visit ?? 0) + 1 }));
  };
  const endQuestion = () => setDeleting((before) => before && { ...before, open: false });
  const name = deleting?.area.description ?? '';
  const windows = (
    <>
      {AreaDialog && dialog && (
        <AreaDialog
          key={dialog.visit}
          messages={messages}
          subject={dialog.subject}
          open={dialog.open}
          visit={dialog.visit}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={deleting?.open ?? false}
        title={kind === 'department' ? messages.deleteDepartment(name) : messages.deleteSector(name)}
        confirmLabel={messages.delete}
        tone="danger"
        busy={deleting !== null && actions.busy === deleting.area.id}
        onConfirm={() => deleting && void actions.deactivate(deleting.area.id).then(endQuestion)}
        onCancel={endQuestion}
      >
        {messages.deleteDetail}
      </ConfirmDialog>
    </>
  );
  return {
    windows,
    busy: actions.busy,
    add: () => open(null),
    edit: (area: NamedArea) => open(area.id),
    remove: (area: NamedArea) => setDeleting({ area, open: true }),
    activate: (area: NamedArea) => void actions.activate(area.id),
  };
}

/** What {@link useAreaWindows} returns. */
export type AreaWindows = ReturnType<typeof useAreaWindows>;
