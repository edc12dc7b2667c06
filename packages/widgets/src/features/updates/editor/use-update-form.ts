import { useQueryClient } from '@tanstack/react-query';
import {
  changeUpdate,
  createUpdate,
  getUpdate,
  listUpdates,
  type Update,
  updateAttachmentsMax,
  updateUploadMaxBytes,
} from '@tramita/client/contract';
import { updateState } from '@tramita/client/rules';
import { useMemo, useRef, useState } from 'react';
import { useKeptKey } from '../../../calls/keys/use-kept-key.ts';
import { useLeaveController } from '../../../calls/use-leave-signal.ts';
import { useRead } from '../../../calls/use-read.ts';
import { useEditForm } from '../../../lists/use-edit-form.ts';
import { useEditedRecord } from '../../../lists/use-edited-record.ts';
import type { updateEditorMessages } from '../../../messages/features/update-editor.ts';
import { formatFileSize } from '../../../messages/format/format-number.ts';
import type { Locale } from '../../../messages/language/locale.ts';
import { updateRuleTexts } from '../../../messages/rules/update-rules.ts';
import { usePersistentState } from '../../../provider/storage/use-persistent-state.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import type { LeaveRequest } from '../../../ui/leave-request.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import {
  problemsOf,
  readUpdateDraft,
  type UpdateDraft,
  type UpdateValues,
  updateParts,
  valuesOf,
} from './update-values.ts';
import { type ChosenFiles, useChosenFiles } from './use-chosen-files.ts';

export interface UpdateFormOptions {
  messages: typeof updateEditorMessages;
  /** The update to change; null for a new one. */
  update: Update | null;
  onSaved: (update: Update) => void;
  onClose: () => void;
  leaving: LeaveRequest | null;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
}

/** The form of an update: input stored in this browser until it is saved, its files, and sending it. */
export function useUpdateForm({ update: loaded, messages, onSaved, ...page }: UpdateFormOptions) {
  const rules = useMessages(updateRuleTexts);
  const locale = useLocale();
  const { client, now } = useTramita();
  const queries = useQueryClient();
  const snackbars = useSnackbars();
  const read = useRead();
  const { record: update, edited } = useEditedRecord({
    loaded,
    read: ({ id }) => read(getUpdate, { params: { id } }),
    valuesOf,
    labels: {
      title: messages.title,
      description: messages.description,
      publishAt: messages.publishAt,
      expiresAt: messages.expiresAt,
      groups: messages.groups,
      departments: messages.departments,
    },
  });
  const subject = `update.${update?.id ?? 'new'}`;
  const initial = useMemo(() => valuesOf(update), [update]);
  const [draft, setDraft] = usePersistentState<UpdateDraft | null>(`${subject}.draft`, null, readUpdateDraft);
  // a lost response must not create a second update
  const keys = useKeptKey(`${subject}.attempt`);
  const [isRestored, setRestored] = useState(draft !== null);
  const chosen = useChosenFiles(subject);
  const [fraction, setFraction] = useState<number | null>(null);
  const newController = useLeaveController();
  const running = useRef<AbortController>(undefined);
  const form = useEditForm({
    ...page,
    initial,
    draft: draft?.values ?? null,
    edited,
    draftRevision: draft?.revision,
    check: (values) => problemsOf(values, messages, rules),
    contentOf: (values) => values,
    blocked: (values) => filesProblem(values, update, chosen, messages, locale),
    isUnsaved: chosen.files.length > 0,
    sending: { changes: [listUpdates], keys, failed: update ? messages.editFailed : messages.createFailed },
    save: (values, send, known) => {
      running.current = newController();
      const { signal } = running.current;
      setFraction(0);
      const onProgress = (progress: { fraction?: number }) => setFraction(progress.fraction ?? 0);
      const body = updateParts(values, chosen.accepted('image'), chosen.accepted('attachment'));
      const sent = update
        ? send(
            changeUpdate,
            { params: { id: update.id }, body: { ...body, deletedAttachments: [...values.removed], ...known } },
            { signal, onProgress },
          )
        : send(createUpdate, { body }, { signal, onProgress });
      return sent.finally(() => setFraction(null));
    },
    onSaved: ({ answer: saved }) => {
      forget();
      queries.setQueryData(client.queryKey(getUpdate, { params: { id: saved.id } }), saved);
      const isPlanned = updateState(saved, now()) === 'planned';
      snackbars.success(isPlanned ? messages.planned : update ? messages.saved : messages.created);
      onSaved(saved);
    },
    onChange: (values, isChanged, { knownRevision: revision }) =>
      setDraft(isChanged ? { values, at: now().getTime(), ...(revision === undefined ? {} : { revision }) } : null),
  });

  function forget(): void {
    keys.delete('');
    setDraft(null);
    setRestored(false);
    chosen.clear();
  }

  return {
    form,
    /** The update to change, in its newest version; null for a new one. */
    update,
    chosen,
    /** Why the files cannot be sent. */
    fileProblem: filesProblem(form.values, update, chosen, messages, locale),
    fraction,
    /** Whether the form contains input of an earlier visit. */
    isRestored,
    draftAt: draft === null ? null : new Date(draft.at),
    stop: () => running.current?.abort(),
    discard(): void {
      form.reset();
      forget();
    },
  };
}

/** Result of {@link useUpdateForm}. */
export type UpdateFormState = ReturnType<typeof useUpdateForm>;

/** Returns why the files cannot be sent together, null if they can. */
function filesProblem(
  { removed, videos }: UpdateValues,
  update: Update | null,
  chosen: ChosenFiles,
  messages: typeof updateEditorMessages,
  locale: Locale,
): string | null {
  const left = update?.attachments.filter(({ id }) => !removed.includes(id)) ?? [];
  const count = (type: 'IMAGE' | 'FILE' | 'VIDEO', added: number) =>
    left.filter((one) => one.type === type).length + added;
  const [images, files] = [chosen.accepted('image'), chosen.accepted('attachment')];
  const most = Math.max(count('IMAGE', images.length), count('FILE', files.length), count('VIDEO', videos.length));
  if (most > updateAttachmentsMax) return messages.tooMany(updateAttachmentsMax);
  const bytes = [...images, ...files].reduce((sum, { size }) => sum + size, 0);
  return bytes > updateUploadMaxBytes ? messages.tooMuch(formatFileSize(updateUploadMaxBytes, locale)) : null;
}
