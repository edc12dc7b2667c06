import { useTramita } from './tramita-context.ts';

/** Where the draft of a new process is kept, for one person in one browser. */
export const workflowDraftKey = (storageScope: string): string => `tramita:${storageScope}:modeler.draft`;

/**
 * Whether this person has a new process under way in this browser, for a page that leads back to the modeler.
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
