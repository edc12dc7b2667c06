import { useQuery } from '@tanstack/react-query';
import { listSavedViews, type SavedView, type SavedViewList } from '@tramita/client/contract';
import { useEffect, useMemo } from 'react';
import { useTramita } from '../provider/tramita-context.ts';
import { usePersistentState } from '../provider/use-persistent-state.ts';

/** How long the views of a list are used without asking again, in ms. */
const freshMs = 30_000;

/** The view a list opened with last time, so that the list need not wait for the views. */
const readView = (stored: unknown): SavedView | null | undefined =>
  stored === null || (typeof stored === 'object' && typeof Reflect.get(stored, 'id') === 'number')
    ? (stored as SavedView | null)
    : undefined;

/** The views of a list. */
export interface SavedViews {
  /** Undefined until they are known, and with a backend that does not answer the call. */
  readonly views: readonly SavedView[] | undefined;
  /** The view that the list opens with; until the views are known, the one of the last visit. */
  readonly standard: SavedView | null;
}

/** Asks for the saved views of a list; a backend that lacks the call has none. */
export function useSavedViews(list: SavedViewList): SavedViews {
  const { client } = useTramita();
  const { data } = useQuery({
    queryKey: client.queryKey(listSavedViews),
    queryFn: ({ signal }) => client.call(listSavedViews, { signal }),
    retry: false,
    staleTime: freshMs,
  });
  const [kept, setKept] = usePersistentState<SavedView | null>(`views.${list}.default`, null, readView);
  const views = useMemo(() => data?.views.filter((view) => view.list === list), [data, list]);
  const known = views?.find(({ isDefault }) => isDefault) ?? null;
  const hasChanged = views !== undefined && JSON.stringify(known) !== JSON.stringify(kept);
  useEffect(() => {
    if (hasChanged) setKept(known);
  });
  return { views, standard: views ? known : kept };
}
