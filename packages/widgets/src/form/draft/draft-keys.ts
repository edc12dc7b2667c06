/** Key under which a form's draft is kept in the storage of the page. */
export const draftStorageKey = (scope: string, key: string): string => `tramita:${scope}:draft.${key}`;

/** Draft key of a request that is being written, by the id that all versions of its service share. */
export const requestDraftKey = (parentId: number): string => `request.${parentId}`;
