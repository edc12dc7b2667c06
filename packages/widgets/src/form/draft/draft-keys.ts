import { storedName } from '../../provider/storage/key-value-storage.ts';

/** Returns the key of a form's draft in the storage of the page. */
export const draftStorageKey = (scope: string, key: string): string => storedName(scope, `draft.${key}`);

/** Returns the draft key of an unsent request, by the id shared by all versions of its service. */
export const requestDraftKey = (parentId: number): string => `request.${parentId}`;
