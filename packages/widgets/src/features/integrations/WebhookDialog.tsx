import {
  createWebhook,
  listWebhooks,
  removeWebhook,
  rotateWebhookSecret,
  updateWebhook,
  type Webhook,
} from '@tramita/client/contract';
import { KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { EditDialog } from '../../lists/EditDialog.tsx';
import { useEditForm } from '../../lists/use-edit-form.ts';
import type { integrationsMessages } from '../../messages/features/integrations.ts';
import type { webhooksMessages } from '../../messages/features/webhooks.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import * as styles from './Integrations.css.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { newWebhookDraft, type WebhookDraft, webhookBodyOf, webhookDraftOf, webhookProblems } from './webhook-draft.ts';

export interface WebhookDialogProps {
  messages: typeof webhooksMessages;
  common: typeof integrationsMessages;
  /** The webhook that is edited; null for a new one. */
  webhook: Webhook | null;
  open: boolean;
  /** A navigation that the page holds back. */
  leaving: LeaveRequest | null;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
  /** Called with a secret that is shown this once. */
  onIssued: (secret: string) => void;
  onClose: () => void;
}

/** The dialog that creates, changes or deletes a webhook. Needs a new `key` for each opening. */
export function WebhookDialog(props: WebhookDialogProps) {
  const { messages, common, open, onIssued, ...page } = props;
  const snackbars = useSnackbars();
  const [question, setQuestion] = useState<'rotate' | 'delete' | null>(null);
  // a deleted webhook leaves the list while the dialog fades out
  const [webhook] = useState(props.webhook);
  const form = useEditForm<WebhookDraft, string>({
    ...page,
    initial: webhook ? webhookDraftOf(webhook) : newWebhookDraft,
    check: (draft) => webhookProblems(draft, messages, common),
    contentOf: (draft) => [webhookBodyOf(draft), draft.active],
    sending: { changes: [listWebhooks], failed: webhook ? messages.updateFailed : messages.createFailed },
    async save(draft, send) {
      const body = webhookBodyOf(draft);
      if (!webhook) return (await send(createWebhook, { body }))?.answer.secret ?? null;
      const change = draft.active === webhook.active ? body : { ...body, active: draft.active };
      return (await send(updateWebhook, { params: { id: webhook.id }, body: change })) && '';
    },
    onSaved(secret) {
      finish(webhook ? messages.updated : messages.created);
      if (secret) onIssued(secret);
    },
  });

  function finish(message: string) {
    snackbars.success(message);
    page.onClose();
  }

  const input = { params: { id: webhook?.id ?? 0 } };

  async function rotate() {
    const sent = await form.send(rotateWebhookSecret, input, { failed: messages.rotateFailed });
    setQuestion(null);
    if (sent) onIssued(sent.answer.secret);
  }

  async function remove() {
    const sent = await form.send(removeWebhook, input, { failed: messages.deleteFailed });
    setQuestion(null);
    if (!sent) return;
    form.allow();
    finish(messages.deleted);
  }

  return (
    <EditDialog
      open={open}
      title={webhook ? messages.change : messages.create}
      cancel={messages.cancel}
      save={messages.save}
      width={640}
      className={styles.form}
      form={form}
      footerStart={
        webhook && (
          <span className={styles.buttons}>
            <Button variant="ghost" size="action" icon={<KeyRound />} onClick={() => setQuestion('rotate')}>
              {messages.rotate}
            </Button>
            <Button variant="ghost" size="action" icon={<Trash2 />} onClick={() => setQuestion('delete')}>
              {messages.delete}
            </Button>
          </span>
        )
      }
      questions={
        <>
          <ConfirmDialog
            open={question === 'rotate'}
            title={messages.rotateQuestion}
            confirmLabel={messages.issue}
            busy={form.sending === rotateWebhookSecret.id}
            onConfirm={() => void rotate()}
            onCancel={() => setQuestion(null)}
          >
            {messages.rotateDetail}
          </ConfirmDialog>
          <ConfirmDialog
            open={question === 'delete'}
            title={messages.deleteQuestion(webhook?.name ?? '')}
            confirmLabel={messages.delete}
            tone="danger"
            busy={form.sending === removeWebhook.id}
            onConfirm={() => void remove()}
            onCancel={() => setQuestion(null)}
          >
            {messages.deleteDetail}
          </ConfirmDialog>
        </>
      }
    >
      <WebhookForm form={form} messages={messages} common={common} isNew={webhook === null} />
    </EditDialog>
  );
}
