import {
  createRegisterRecord,
  deactivateRegisterRecord,
  listRegister,
  type RegisterKind,
  type RegisterRecord,
  reactivateRegisterRecord,
  removeRegisterRecord,
  updateRegisterRecord,
} from '@tramita/client/contract';
import { registerProblems } from '@tramita/client/rules';
import { useEditForm } from '../../lists/use-edit-form.ts';
import type { registerMessages } from '../../messages/features/register.ts';
import { registerRuleTexts } from '../../messages/labels.ts';
import { useMessages } from '../../provider/use-messages.ts';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { bodyOf, draftOf } from './register-draft.ts';

export interface RegisterFormOptions {
  kind: RegisterKind;
  /** The record that is edited; null for a new one. */
  record: RegisterRecord | null;
  messages: typeof registerMessages;
  leaving: LeaveRequest | null;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
  onClose: () => void;
}

/** State of the form of a record: input, problems, saving, deactivating and removing. */
export function useRegisterForm({ kind, record, messages, ...page }: RegisterFormOptions) {
  const rules = useMessages(registerRuleTexts);
  const snackbars = useSnackbars();
  const form = useEditForm({
    ...page,
    initial: draftOf(kind, record),
    check: (draft) => registerProblems(bodyOf(kind, draft), kind, rules),
    contentOf: (draft) => bodyOf(kind, draft),
    sending: { changes: [listRegister], failed: messages.saveFailed },
    save: (draft, send) =>
      record
        ? send(updateRegisterRecord, { params: { kind, id: record.id }, body: bodyOf(kind, draft) })
        : send(createRegisterRecord, { params: { kind }, body: bodyOf(kind, draft) }),
    onSaved: () => finish(messages.saved),
  });

  function finish(message: string) {
    form.allow();
    snackbars.success(message);
    page.onClose();
  }

  async function setActive(active: boolean): Promise<void> {
    if (!record) return;
    const call = active ? reactivateRegisterRecord : deactivateRegisterRecord;
    const sent = await form.send(call, { params: { kind, id: record.id } }, { failed: messages.stateFailed });
    if (sent) finish(active ? messages.reactivated : messages.deactivated);
  }

  async function remove(): Promise<void> {
    if (!record) return;
    const input = { params: { kind, id: record.id } };
    const sent = await form.send(removeRegisterRecord, input, { failed: messages.deleteFailed });
    if (sent) finish(messages.deleted);
  }

  return { form, setActive, remove, isRemoving: form.sending === removeRegisterRecord.id };
}
