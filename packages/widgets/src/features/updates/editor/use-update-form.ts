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
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLeaveController } from '../../../calls/use-leave-signal.ts';
import { type KeyMemory, refusalOf, useSend } from '../../../calls/use-send.ts';
import type { updateEditorMessages } from '../../../messages/features/update-editor.ts';
import { formatFileSize } from '../../../messages/format/format-number.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { usePersistentState } from '../../../provider/use-persistent-state.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import {
  type CheckedInput,
  checkedInputs,
  checkUpdateValues,
  readUpdateDraft,
  type UpdateDraft,
  type UpdateValues,
  updateParts,
  valuesOf,
} from './update-values.ts';
import { useChosenFiles } from './use-chosen-files.ts';

export interface UpdateFormOptions {
  /** The update to change; null for a new one. */
  update: Update | null;
  messages: typeof updateEditorMessages;
  onSaved: (update: Update) => void;
  /** Called if an input is invalid: focuses it. */
  onWrong: (name: CheckedInput) => void;
}

/** The kind of a failed send, and the reason if the server returned one. */
export interface SendFailure {
  readonly title: string;
  readonly reason: string | null;
}

const readAttempt = (stored: unknown): { content: string; key: string } | undefined => {
  const { content, key }: { content?: unknown; key?: unknown } = Object(stored);
  return typeof content === 'string' && typeof key === 'string' ? { content, key } : undefined;
};

/** The form of an update: input stored in this browser until it is saved, its files, and sending it. */
export function useUpdateForm({ update, messages, onSaved, onWrong }: UpdateFormOptions) {
  const { client, now } = useTramita();
  const queries = useQueryClient();
  const snackbars = useSnackbars();
  const subject = `update.${update?.id ?? 'new'}`;
  const initial = useMemo(() => valuesOf(update), [update]);
  const [draft, setDraft] = usePersistentState<UpdateDraft | null>(`${subject}.draft`, null, readUpdateDraft);
  const [attempt, setAttempt] = usePersistentState(`${subject}.attempt`, { content: '', key: '' }, readAttempt);
  const [isRestored, setRestored] = useState(draft !== null);
  const chosen = useChosenFiles(subject);
  const form = useForm<UpdateValues>({
    defaultValues: draft?.values ?? initial,
    resolver: checkUpdateValues,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [fraction, setFraction] = useState<number | null>(null);
  const newController = useLeaveController();
  const running = useRef<AbortController>(undefined);
  // a lost response must not create a second update: a retry has the same key, also after a reload
  const keys: KeyMemory = {
    get: (content) => (content === attempt.content ? attempt.key : undefined),
    set: (content, key) => setAttempt({ content, key }),
    delete: () => setAttempt({ content: '', key: '' }),
  };
  const saving = useSend({ changes: [listUpdates], keys, onFailed: showRefusal });

  const isChanged = (values: UpdateValues) => JSON.stringify(values) !== JSON.stringify(initial);
  const keepDraft = useRef((_values: UpdateValues) => {});
  keepDraft.current = (values) => setDraft(isChanged(values) ? { values, at: now().getTime() } : null);
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft.current(values) }),
    [subscribe],
  );

  const values = form.watch();
  const fileProblem = filesProblem();
  const isUnsaved = isChanged(values) || chosen.files.length > 0;

  function filesProblem(): string | null {
    const left = update?.attachments.filter(({ id }) => !values.removed.includes(id)) ?? [];
    const count = (type: 'IMAGE' | 'FILE' | 'VIDEO', added: number) =>
      left.filter((one) => one.type === type).length + added;
    const [images, files] = [chosen.accepted('image'), chosen.accepted('attachment')];
    const most = Math.max(
      count('IMAGE', images.length),
      count('FILE', files.length),
      count('VIDEO', values.videos.length),
    );
    if (most > updateAttachmentsMax) return messages.tooMany(updateAttachmentsMax);
    const bytes = [...images, ...files].reduce((sum, { size }) => sum + size, 0);
    return bytes > updateUploadMaxBytes ? messages.tooMuch(formatFileSize(updateUploadMaxBytes)) : null;
  }

  async function send(typed: UpdateValues): Promise<void> {
    setFailure(null);
    if (fileProblem) return setFailure({ title: failedTitle, reason: fileProblem });
    running.current = newController();
    const { signal } = running.current;
    setFraction(0);
    const onProgress = (progress: { fraction?: number }) => setFraction(progress.fraction ?? 0);
    const parts = updateParts(typed, chosen.accepted('image'), chosen.accepted('attachment'));
    const input = update && { params: { id: update.id }, body: { ...parts, deletedAttachments: [...typed.removed] } };
    const sent = input
      ? await saving.send(changeUpdate, input, { signal, onProgress })
      : await saving.send(createUpdate, { body: parts }, { signal, onProgress });
    setFraction(null);
    if (sent) finish(sent.answer);
  }

  const failedTitle = update ? messages.editFailed : messages.createFailed;

  function showRefusal(error: unknown): void {
    const refusal = refusalOf(error);
    setFailure({ title: failedTitle, reason: refusal?.problem?.message ?? null });
    const refused = new Map((refusal?.fields ?? []).map(({ name, message }) => [name.split('.')[0], message]));
    const wrong = checkedInputs.filter((name) => refused.has(name));
    for (const name of wrong) form.setError(name, { type: 'server', message: refused.get(name) ?? '' });
    if (wrong[0]) onWrong(wrong[0]);
  }

  function finish(saved: Update): void {
    forget();
    queries.setQueryData(client.queryKey(getUpdate, { params: { id: saved.id } }), saved);
    const isPlanned = updateState(saved, now()) === 'planned';
    snackbars.success(isPlanned ? messages.planned : update ? messages.saved : messages.created);
    onSaved(saved);
  }

  function forget(): void {
    setAttempt({ content: '', key: '' });
    setDraft(null);
    setRestored(false);
    chosen.clear();
  }

  return {
    form,
    values,
    chosen,
    fileProblem,
    failure,
    fraction,
    isUnsaved,
    /** Whether the form contains input of an earlier visit. */
    isRestored,
    draftAt: draft === null ? null : new Date(draft.at),
    save: form.handleSubmit(send, (errors) => {
      const first = checkedInputs.find((name) => errors[name]);
      if (first) onWrong(first);
    }),
    stop: () => running.current?.abort(),
    discard(): void {
      form.reset(initial);
      setFailure(null);
      forget();
    },
  };
}

/** Result of {@link useUpdateForm}. */
export type UpdateFormState = ReturnType<typeof useUpdateForm>;
