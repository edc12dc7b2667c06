import { deleteTaskDraft, getTaskDraft, saveTaskDraft, type TaskDetail } from '@tramita/client/contract';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { FormController } from '../../../form/create-form-controller.ts';
import { usePersistentState } from '../../../provider/storage/use-persistent-state.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useCapability } from '../../../provider/use-capability.ts';
import { createDraftSync, type DraftContent } from './create-draft-sync.ts';

export interface TaskDraftOptions {
  task: TaskDetail;
  form: FormController;
  comment: string;
  setComment: (comment: string) => void;
  /** Whether the user holds the task, so that their input is stored. */
  isWorking: boolean;
}

const readRevision = (stored: unknown) => (typeof stored === 'number' ? stored : undefined);

/**
 * Stores the input of the task on the server too if the backend supports it, in addition to the browser. Returns what an
 * earlier visit left, and what another tab saved.
 */
export function useTaskDraft(options: TaskDraftOptions) {
  const { task, form, comment, isWorking } = options;
  const { client, onError } = useTramita();
  const canSync = useCapability('drafts.save') && isWorking;
  const [base, setBase] = usePersistentState(`draft-revision.${task.uuid}`, 0, readRevision);
  const latest = useRef({ ...options, base, onError });
  latest.current = { ...options, base, onError };
  const { uuid } = task;

  const sync = useMemo(() => {
    const params = { uuid };
    const read = (): DraftContent => ({
      values: latest.current.form.parts.draftValues(),
      comment: latest.current.comment,
    });
    return createDraftSync({
      load: async () => (await client.call(getTaskDraft, { params })).draft,
      save: (body, signal) => client.call(saveTaskDraft, { params, body, signal }),
      forget: () => client.call(deleteTaskDraft, { params }),
      read,
      complete: ({ values }) => {
        const typed = read();
        const files = latest.current.task.fields.filter(
          ({ name, type }) => type === 'file' && Object.hasOwn(values, name),
        );
        const missing = Object.fromEntries(files.map(({ name }) => [name, values[name] ?? null]));
        return { ...typed, values: { ...missing, ...typed.values } };
      },
      write: (content) => {
        latest.current.form.parts.retype(content.values);
        latest.current.comment = content.comment;
        latest.current.setComment(content.comment);
      },
      base: {
        get: () => latest.current.base,
        set: (revision) => {
          if (latest.current.base !== revision) setBase(revision);
          latest.current.base = revision;
        },
      },
      onError: (error) => latest.current.onError(error),
    });
  }, [client, uuid, setBase]);

  useEffect(() => {
    const { form, comment, isWorking } = latest.current;
    const { savedAt } = form.draftState;
    if (isWorking && (savedAt || comment.trim() !== '')) sync.reportRestored(savedAt);
  }, [sync]);
  useEffect(() => {
    if (!canSync) return;
    sync.start();
    window.addEventListener('pagehide', sync.flush);
    return () => {
      window.removeEventListener('pagehide', sync.flush);
      sync.stop();
    };
  }, [sync, canSync]);
  useEffect(() => form.model.subscribeAll(sync.changed), [form, sync]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing a comment is a change like that of any field
  useEffect(sync.changed, [sync, comment]);

  const state = useSyncExternalStore(sync.state.subscribe, sync.state.get, sync.state.get);
  return { ...sync, ...state };
}

/** Result of {@link useTaskDraft}. */
export type TaskDraftState = ReturnType<typeof useTaskDraft>;
