import type { SavedView, SavedViewList, SavedViewState } from '@tramita/client/contract';

/** State that connects a list with its views. */
export interface ViewChoice {
  readonly list: SavedViewList;
  /** The views of the list; undefined until loaded, or if the backend has none. */
  readonly views: readonly SavedView[] | undefined;
  /** The current view; null without one. */
  readonly current: SavedView | null;
  /** Whether the list differs from the current view. */
  readonly isModified: boolean;
  /** Whether the list has no filter and the default order. */
  readonly isPlain: boolean;
  /** The state to save. */
  readonly state: SavedViewState;
  /** Applies a saved view; null shows the whole list. */
  readonly choose: (view: SavedView | null) => void;
  /** Called when the current state of the list was saved as a view. */
  readonly adopt: (view: SavedView) => void;
}

/** Id of a list's current view; `all` for the whole list, if selected or linked to; null until that is decided. */
export type ChosenView = number | 'all' | null;

/** Returns whether the state of the list can be saved because it is not a view yet. */
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

/** Returns whether a list has the state of a saved view; a view without columns does not compare the columns. */
export function isSameState(saved: SavedViewState, now: SavedViewState): boolean {
  const hasColumns = saved.columns.length > 0 || 'report' in saved;
  return (
    filtersOf(saved) === filtersOf(now) &&
    (!hasColumns || JSON.stringify(saved.columns) === JSON.stringify(now.columns))
  );
}

/** Returns the current view: the selected one, otherwise one with the same state as the list. */
export function shownView(
  views: readonly SavedView[] | undefined,
  chosen: ChosenView,
  state: SavedViewState,
): SavedView | null {
  const found = views?.find(({ id }) => id === chosen);
  return found ?? views?.find((view) => isSameState(view.state, state)) ?? null;
}
