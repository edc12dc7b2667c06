import { type Assignee, assigneeSchema } from '@tramita/client/contract';
import { useEffect, useState } from 'react';
import { draftStorageKey, requestDraftKey } from '../../form/draft/draft-keys.ts';
import { storedValue, usePersistentState } from '../../provider/storage/use-persistent-state.ts';
import { useTramita } from '../../provider/tramita-context.ts';

const readPerson = (stored: unknown): Assignee | undefined => assigneeSchema.safeParse(stored).data;

/**
 * Holds for whom an unsent request is: kept with its draft, so that a restored draft does not become a request of the
 * sender. Without a draft, or if the sender may not choose a person, a request begins for the sender, which is null.
 */
export function useKeptPerson(parentId: number, isOffered: boolean) {
  const { storage, storageScope } = useTramita();
  const draftKey = requestDraftKey(parentId);
  const [kept, keep] = usePersistentState<Assignee | null>(`${draftKey}.person`, null, readPerson);
  const [isRestored] = useState(
    () => storedValue(storage, draftStorageKey(storageScope, draftKey), (draft) => draft) !== undefined,
  );
  const [person, setPerson] = useState(isRestored && isOffered ? kept : null);
  const isOutdated = kept !== null && person === null;
  useEffect(() => {
    if (isOutdated) keep(null);
  }, [isOutdated, keep]);
  return {
    person,
    choose(next: Assignee | null) {
      setPerson(next);
      keep(next);
    },
    /** Forgets the person once the request was sent. */
    forget: () => keep(null),
  };
}
