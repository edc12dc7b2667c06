import type { SavedView, SavedViewList, SavedViewState } from '@tramita/client/contract';

/** What a list and its views have to do with each other. */
export interface ViewChoice {
  readonly list: SavedViewList;
  /** The views of the list; undefined while not known, or if the backend has none. */
  readonly views: readonly SavedView[] | undefined;
  /** The view that is shown; null for none. */
  readonly current: SavedView | null;
  /** The list differs from the view that is shown. */
  readonly isModified: boolean;
  /** The list has no filter and no order of its own. */
  readonly isPlain: boolean;
  /** What would be saved. */
  readonly state: SavedViewState;
  /** Shows a view as it was saved; null shows the whole list. */
  readonly choose: (view: SavedView | null) => void;
  /** A view was saved from the list as it is. */
  readonly adopt: (view: SavedView) => void;
}

/** Id of the view that a list shows; `all` for the whole list, chosen or linked to; null until that is decided. */
export type ChosenView = number | 'all' | null;

/** Whether there is anything to save: a state that is not a view yet. */
export function isSavable({ views, current, isModified, isPlain }: ViewChoice): boolean {
  return views !== undefined && (current ? isModified : !isPlain);
}

const sorted = (value: object): unknown[] =>
  Object.entries(value)
    .filter(([, part]) => part !== undefined && part !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));

const filtersOf = (state: SavedViewState): string =>
  'report' in state
    ? JSON.stringify(sorted(state.report))
    : JSON.stringify([
        state.filters.map(({ column, query }) => `${column}=${query}`).sort(),
        state.order && [state.order.column, state.order.direction],
      ]);

/** Whether a list is as a view was saved; a view without columns leaves those to the user. */
export function isSameState(saved: SavedViewState, now: SavedViewState): boolean {
  const hasColumns = saved.columns.length > 0 || 'report' in saved;
  return (
    filtersOf(saved) === filtersOf(now) &&
    (!hasColumns || JSON.stringify(saved.columns) === JSON.stringify(now.columns))
  );
}

/** The view that is shown: the chosen one, or else one that says what the list shows anyway. */
export function shownView(
  views: readonly SavedView[] | undefined,
  chosen: ChosenView,
  state: SavedViewState,
): SavedView | null {
  const found = views?.find(({ id }) => id === chosen);
  return found ?? views?.find((view) => isSameState(view.state, state)) ?? null;
}
