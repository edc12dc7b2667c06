import {
  checkAnonymisation,
  createLegalBlock,
  type LegalBlock,
  legalReasonMaxLength,
  liftLegalBlock,
  listLegalBlocks,
} from '@tramita/client/contract';
import { useCacheChange } from '../calls/use-cache-change.ts';
import { useCall } from '../calls/use-call.ts';
import { EditDialog } from '../lists/EditDialog.tsx';
import { type EditConflict, useEditForm } from '../lists/use-edit-form.ts';
import { formatDate } from '../messages/format/format-date.ts';
import { privacyMessages } from '../messages/privacy.ts';
import { useLocale } from '../provider/use-locale.ts';
import { useMessages } from '../provider/use-messages.ts';
import { ErrorState } from '../ui/ErrorState/ErrorState.tsx';
import { Field } from '../ui/Field/Field.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import { Skeleton } from '../ui/Skeleton/Skeleton.tsx';
import { useSnackbars } from '../ui/Snackbars/snackbar-context.ts';
import { TextArea } from '../ui/TextArea/TextArea.tsx';
import type { BlockedObject } from './blocked-object.ts';
import * as styles from './Privacy.css.ts';

export interface LegalBlockDialogProps extends BlockedObject {
  open: boolean;
  onClose: () => void;
}

/** The legal blocks of an object: blocks it with a reason, or lifts the block with another. Use a new key for each opening. */
export function LegalBlockDialog({ kind, objectId, open, onClose }: LegalBlockDialogProps) {
  const messages = useMessages(privacyMessages);
  const locale = useLocale();
  const snackbars = useSnackbars();
  const input = { query: { kind, objectId } };
  const blocks = useCall(listLegalBlocks, input);
  const change = useCacheChange();
  const active = blocks.data?.find(({ lifted }) => lifted === null);
  const former = blocks.data?.filter(({ lifted }) => lifted !== null) ?? [];
  const form = useEditForm<{ reason: string }, LegalBlock>({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: messages.reasonRequired } : {}),
    contentOf: ({ reason }) => reason.trim(),
    sending: {
      changes: [listLegalBlocks, checkAnonymisation],
      failed: active ? messages.liftFailed : messages.blockFailed,
    },
    async save({ reason }, send) {
      const sent = active
        ? await send(liftLegalBlock, { params: { id: active.id }, body: { reason } })
        : await send(createLegalBlock, { body: { kind, objectId, reason } });
      return sent?.answer ?? null;
    },
    conflictOf: ({ errorCode }) => (errorCode === 'CONFLICT' ? presentState() : null),
    onSaved: (saved) => {
      void change(listLegalBlocks, input, (former) => [saved, ...former.filter(({ id }) => id !== saved.id)]);
      snackbars.success(saved.lifted ? messages.liftDone : messages.blockAdded);
      onClose();
    },
    onClose,
  });

  /** Loads the blocks that another administrator changed meanwhile. */
  async function presentState(): Promise<EditConflict> {
    await blocks.reload();
    return { title: messages.blockOutdated, changes: [], detail: messages.blockOutdatedDetail };
  }

  const { reason } = form.values;
  return (
    <EditDialog
      open={open}
      title={messages.legalBlock}
      cancel={messages.cancel}
      save={active ? messages.lift : messages.block}
      className={styles.form}
      form={form}
      loading={{
        isReady: blocks.data !== undefined,
        failed: blocks.problem && (
          <ErrorState
            title={messages.blocksFailed}
            error={blocks.problem.error}
            onRetry={blocks.retry}
            retrying={blocks.isRetrying}
          />
        ),
        placeholders: <Skeleton height={96} />,
        text: messages.loading,
      }}
    >
      {active ? (
        <Notice
          tone="warning"
          title={messages.blocked(active.createdBy.completeName, formatDate(active.createdAt, locale))}
        >
          <p>{active.reason}</p>
        </Notice>
      ) : (
        <p className={styles.muted}>{messages.blockHelp}</p>
      )}
      <Field
        {...form.field('reason')}
        label={active ? messages.liftReason : messages.reason}
        required
        counter={{ length: reason.trim().length, max: legalReasonMaxLength }}
      >
        <TextArea {...form.text('reason')} maxLength={legalReasonMaxLength} />
      </Field>
      {former.length > 0 && (
        <>
          <h3 className={styles.heading}>{messages.formerBlocks}</h3>
          <ul className={styles.list}>
            {former.map(({ id, reason: was, createdBy, createdAt, lifted }) => (
              <li key={id} className={styles.words}>
                <span>{was}</span>
                <span className={styles.muted}>
                  {messages.blocked(createdBy.completeName, formatDate(createdAt, locale))}
                </span>
                {lifted && (
                  <span className={styles.muted}>
                    {messages.lifted(lifted.by.completeName, formatDate(lifted.at, locale))}: {lifted.reason}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </EditDialog>
  );
}
