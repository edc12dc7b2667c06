import { storedName } from './storage/key-value-storage.ts';
import { useTramita } from './tramita-context.ts';

/** Returns the storage key of the draft of a new process, for one user in one browser. */
export const workflowDraftKey = (storageScope: string): string => storedName(storageScope, 'modeler.draft');

/**
 * Returns whether this user has an unfinished new process in this browser, for a page that links back to the modeler.
 *
 * @example
 * <Groups modelerHref={useHasWorkflowDraft() ? '/adm/workflow' : null} />
 */
export function useHasWorkflowDraft(): boolean {
  const { storage, storageScope } = useTramita();
  try {
    return storage.getItem(workflowDraftKey(storageScope)) !== null;
  } catch {
    return false;
  }
}
