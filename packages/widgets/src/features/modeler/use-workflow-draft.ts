import { newIdempotencyKey } from '@tramita/client';
import { type WorkflowModel, workflowModelSchema } from '@tramita/client/contract';
import { newWorkflow } from '@tramita/client/rules';
import { useEffect, useMemo, useState } from 'react';
import { modelerLabelTexts } from '../../messages/features/modeler/rules.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { workflowDraftKey } from '../../provider/use-has-workflow-draft.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { isUnsaved, type ModelerStore } from './store/create-modeler-store.ts';

/** Time after the last change until the draft of a new process is written, in ms. */
const rest = 500;

/**
 * Returns a document as its draft would be restored, in which the order of properties is that of the contract: published
 * before and after a reload it is the same content.
 */
export const asRestored = (model: WorkflowModel): WorkflowModel =>
  workflowModelSchema.parse(JSON.parse(JSON.stringify(model)));

/** Storage for the draft of a new process, for one user in one browser. */
export interface WorkflowDraft {
  /** Returns the idempotency key of its publication, which all tabs that restored this draft share. */
  publicationKey: () => string;
  /** Returns the draft; null if it is missing or invalid. */
  load: () => WorkflowModel | null;
  save: (model: WorkflowModel) => void;
  /** Removes the draft. Later edits belong to another process, with a key of its own. */
  clear: () => void;
}

/** The draft of a new process in the provider's storage. Stored data is validated with the contract's schema. */
export function useWorkflowDraft(): WorkflowDraft {
  const { storage, storageScope } = useTramita();
  return useMemo(() => {
    const key = workflowDraftKey(storageScope);
    let publicationKey = newIdempotencyKey();
    return {
      publicationKey: () => publicationKey,
      load() {
        try {
          const text = storage.getItem(key);
          if (text === null) return null;
          const stored = JSON.parse(text);
          const read = workflowModelSchema.safeParse(stored);
          if (!read.success) return null;
          if (typeof stored.publicationKey === 'string') publicationKey = stored.publicationKey;
          return read.data;
        } catch {
          return null;
        }
      },
      save(model) {
        try {
          storage.setItem(key, JSON.stringify({ ...model, publicationKey }));
        } catch {
          // storage is full or blocked: the process lasts as long as the page, which asks before leaving
        }
      },
      clear() {
        publicationKey = newIdempotencyKey();
        try {
          storage.removeItem(key);
        } catch {
          // storage is blocked: there is nothing to remove
        }
      },
    };
  }, [storage, storageScope]);
}

/** Returns the initial document of a new process: the draft, unless `fresh` is set, which removes the draft. */
export function useNewWorkflow(
  draft: WorkflowDraft,
  isFresh: boolean,
): { saved: WorkflowModel; draft: WorkflowModel | null } {
  const labels = useMessages(modelerLabelTexts);
  const [start] = useState(() => {
    if (isFresh) draft.clear();
    return { saved: newWorkflow(labels), draft: isFresh ? null : draft.load() };
  });
  return start;
}

/** Saves the draft of a new process shortly after each change, and at once when the page is left. */
export function useDraftKeeping(store: ModelerStore, draft: WorkflowDraft | null): void {
  useEffect(() => {
    if (!draft) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let kept = store.get().history.present;
    const write = () => {
      clearTimeout(timer);
      const { history } = store.get();
      if (history.present === kept) return;
      kept = history.present;
      // unchanged again, as after a reset or a publication, so there is no draft to keep
      if (!isUnsaved(store.get())) draft.clear();
      else draft.save(history.present);
    };
    const stop = store.subscribe(() => {
      if (store.get().history.present === kept) return;
      clearTimeout(timer);
      timer = setTimeout(write, rest);
    });
    addEventListener('pagehide', write);
    return () => {
      stop();
      removeEventListener('pagehide', write);
      write();
    };
  }, [store, draft]);
}
