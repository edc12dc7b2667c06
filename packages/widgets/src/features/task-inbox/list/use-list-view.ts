import type { SavedView } from '@tramita/client/contract';
import { useEffect, useRef, useState } from 'react';
import type { SavedViews } from '../../../saved-views/use-saved-views.ts';
import type { ChosenView } from '../../../saved-views/view-choice.ts';
import { viewInAddress } from './view-state.ts';

/** How a list was opened: with a state in its address, with a view that the address names, or with neither. */
interface Opening {
  readonly hasState: boolean;
  readonly asked: ChosenView;
  /** The initial view, if it is already known. */
  readonly view: SavedView | null;
}

/** The initial and the current view of a list. The default view applies if the address contains no view. */
export function useListView(saved: SavedViews, address: string | undefined, hasState: boolean) {
  const [opening] = useState<Opening>(() => {
    const asked = viewInAddress(address);
    const known = asked === null ? saved.standard : (saved.views?.find(({ id }) => id === asked) ?? null);
    return { hasState, asked, view: hasState ? null : known };
  });
  const [viewId, setViewId] = useState<ChosenView>(opening.asked ?? opening.view?.id ?? (hasState ? 'all' : null));
  const [columns, setColumns] = useState<readonly string[] | null>(columnsOf(opening.view));
  const { views } = saved;
  const isGone = views !== undefined && typeof viewId === 'number' && !views.some(({ id }) => id === viewId);
  useEffect(() => {
    if (isGone) setViewId('all');
  }, [isGone]);
  return { opening, viewId, setViewId, columns, setColumns };
}

/** Returns the columns of a view; null keeps the user's own. */
export function columnsOf(view: SavedView | null): readonly string[] | null {
  return view && view.state.columns.length > 0 ? view.state.columns : null;
}

/** Shows the view for which a list was opened once the views are loaded, unless the user changed the list meanwhile. */
export function useLateView(
  saved: SavedViews,
  opening: Opening,
  written: string,
  show: (view: SavedView, onlyColumns: boolean) => void,
): void {
  const isSettled = useRef(false);
  const first = useRef(written);
  useEffect(() => {
    if (saved.views === undefined || isSettled.current) return;
    isSettled.current = true;
    const asked = saved.views.find(({ id }) => id === opening.asked) ?? null;
    const wanted = opening.asked !== null || opening.hasState ? asked : saved.standard;
    if (!wanted || JSON.stringify(wanted) === JSON.stringify(opening.view)) return;
    if (opening.hasState || first.current === written) show(wanted, opening.hasState);
  });
}
