import { listSavedViews, type SavedView, type SavedViewList } from '@tramita/client/contract';
import { useEffect, useMemo } from 'react';
import { useCall } from '../calls/use-call.ts';
import { usePersistentState } from '../provider/storage/use-persistent-state.ts';

/** How long loaded views are used without loading them again, in ms. */
const freshMs = 30_000;

/** Validates the stored default view of the last visit, so that the list need not wait for the views. */
const readView = (stored: unknown): SavedView | null | undefined =>
  stored === null || (typeof stored === 'object' && typeof Reflect.get(stored, 'id') === 'number')
    ? (stored as SavedView | null)
    : undefined;

/** The views of a list. */
export interface SavedViews {
  /** Undefined until loaded, and if the backend does not implement the call. */
  readonly views: readonly SavedView[] | undefined;
  /** The default view of the list; until the views are loaded, the one of the last visit. */
  readonly standard: SavedView | null;
}

/** Loads the saved views of a list; returns none if the backend does not implement the call. */
export function useSavedViews(list: SavedViewList): SavedViews {
  const { data } = useCall(listSavedViews, {}, { retry: false, staleTime: freshMs });
  const [kept, setKept] = usePersistentState<SavedView | null>(`views.${list}.default`, null, readView);
  const views = useMemo(() => data?.views.filter((view) => view.list === list), [data, list]);
  const known = views?.find(({ isDefault }) => isDefault) ?? null;
  const hasChanged = views !== undefined && JSON.stringify(known) !== JSON.stringify(kept);
  useEffect(() => {
    if (hasChanged) setKept(known);
  });
  return { views, standard: views ? known : kept };
}
