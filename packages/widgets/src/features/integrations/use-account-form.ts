import {
  createServiceAccount,
  listServiceAccounts,
  removeServiceAccount,
  type ServiceAccount,
  updateServiceAccount,
} from '@tramita/client/contract';
import { useEditForm } from '../../lists/use-edit-form.ts';
import type { integrationsMessages } from '../../messages/features/integrations.ts';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { type AccountDraft, bodyOf, draftOf, draftProblems, newDraft } from './account-draft.ts';

export interface AccountFormOptions {
  /** The account that is edited; null for a new one. */
  account: ServiceAccount | null;
  messages: typeof integrationsMessages;
  leaving: LeaveRequest | null;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
  /** Called with a token that is shown this once. */
  onIssued: (token: string) => void;
  onClose: () => void;
}

/** State of the form of a service account: input, problems, saving and revoking. */
export function useAccountForm({ account, messages, onIssued, ...page }: AccountFormOptions) {
  const snackbars = useSnackbars();
  const form = useEditForm<AccountDraft, string | null>({
    ...page,
    initial: account ? draftOf(account) : newDraft,
    check: (draft) => draftProblems(draft, messages),
    contentOf: (draft) => [bodyOf(draft), draft.days],
    sending: { changes: [listServiceAccounts], failed: account ? messages.updateFailed : messages.createFailed },
    async save(draft, send) {
      const body = bodyOf(draft);
      if (account) {
        const saved = await send(updateServiceAccount, { params: { id: account.id }, body });
        return saved && '';
      }
      const saved = await send(createServiceAccount, { body: { ...body, days: Number(draft.days) } });
      return saved?.answer.token ?? null;
    },
    onSaved: (token) => {
      finish(account ? messages.updated : messages.created);
      if (token) onIssued(token);
    },
  });

  function finish(message: string) {
    snackbars.success(message);
    page.onClose();
  }

  async function remove(): Promise<void> {
    if (!account) return;
    const input = { params: { id: account.id } };
    const sent = await form.send(removeServiceAccount, input, { failed: messages.revokeFailed });
    if (!sent) return;
    form.allow();
    finish(messages.removed);
  }

  return { form, remove, isRemoving: form.sending === removeServiceAccount.id };
}
