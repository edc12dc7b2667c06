import type { SavedView } from '@tramita/client/contract';
import { type StatusFilter, type TaskPage, taskColumns } from '@tramita/client/rules';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePersistentState } from '../../../provider/storage/use-persistent-state.ts';
import { useSavedViews } from '../../../saved-views/use-saved-views.ts';
import { type ChosenView, isSameState, shownView, type ViewChoice } from '../../../saved-views/view-choice.ts';
import { type ColumnName, inOrder } from '../columns/list-columns.ts';
import { useProcessData } from '../filters/use-process-data.ts';
import { listAddress, readListAddress } from './list-address.ts';
import {
  activeFilters,
  cleared,
  columnState,
  initialState,
  type ListState,
  orderedBy,
  readListState,
  withKnownData,
} from './list-state.ts';
import { columnsOf, useLateView, useListView } from './use-list-view.ts';
import { listStateOf, viewInAddress, viewStateOf, withView } from './view-state.ts';

const noOrder: readonly string[] = [];
const readNames = (stored: unknown): readonly string[] | undefined =>
  Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : undefined;

/** Filters, order, page and columns of a list, stored for each page and status. */
export function useListState(page: TaskPage, status: StatusFilter, address: ListAddress = {}) {
  const own = useMemo(() => taskColumns(page, status), [page, status]);
  const read = useCallback((stored: unknown) => readListState(stored, page, own), [page, own]);
  const [stored, setStored] = usePersistentState(`tasks.${page}.${status}.filters`, initialState, read);
  const [ownColumns, setOwnColumns] = usePersistentState(`tasks.${page}.${status}.columns`, noOrder, readNames);
  const readAddress = useCallback((text: string) => readListAddress(text, page, own), [page, own]);
  const fromAddress = () => (address.address ? readAddress(address.address) : undefined);
  const saved = useSavedViews(`${page}/${status}`);
  const view = useListView(saved, address.address, fromAddress() !== undefined);
  const begin = () => {
    const { view: first, asked } = view.opening;
    const state = first ? listStateOf(first, page, own, stored.pagination) : undefined;
    return fromAddress() ?? (asked === 'all' ? cleared(stored) : state);
  };
  const { kept, ...visit } = useVisitedState(`${page}.${status}`, begin, stored, setStored);
  const { setState } = visit;
  const [chosen, setChosen] = view.columns ? [view.columns, view.setColumns] : [ownColumns, setOwnColumns];
  const now = viewStateOf(kept, chosen, own);
  const isPlain = activeFilters(kept).length === 0 && orderedBy(kept) === null;
  const choose = (next: SavedView | null) => {
    view.setViewId(next?.id ?? 'all');
    view.setColumns(columnsOf(next));
    setState((old) => (next ? listStateOf(next, page, own, old.pagination) : cleared(old)));
  };
  const change = (next: Change) => {
    view.setViewId((before) => before ?? 'all');
    setState(next);
  };
  /** The page opened a view, the whole list, or the list itself, which shows the default view. */
  const arrive = (id: ChosenView) => {
    if (id === 'all') {
      if (view.viewId === 'all' && isPlain && kept.pagination.page === 0) return 'shown';
      choose(null);
      return 'chosen';
    }
    const next = id === null ? saved.standard : saved.views?.find((one) => one.id === id);
    if (!next) return 'unknown';
    if (next.id === view.viewId && isSameState(next.state, now)) return 'shown';
    choose(next);
    return 'chosen';
  };
  useLateView(saved, view.opening, listAddress(kept), (late, onlyColumns) =>
    onlyColumns ? view.setColumns(columnsOf(late)) : choose(late),
  );
  const isAllNamed = saved.standard !== null || view.opening.asked === 'all';
  const named = view.viewId === 'all' && !isAllNamed ? null : view.viewId;
  useListAddress(kept, { ...visit, ...view, named, arrive }, readAddress, address);
  const data = useProcessData(columnState(kept, 'process').query);
  const columns = useMemo<readonly ColumnName[]>(() => [...own, ...data.columns.keys()], [own, data.columns]);
  const order = useMemo(() => inOrder(columns, chosen), [columns, chosen]);
  /** Columns that are hidden now keep their place in the order. */
  const setOrder = (next: readonly ColumnName[] | null) =>
    setChosen(next ? [...next, ...chosen.filter((name) => !next.some((column) => column === name))] : noOrder);
  const current = shownView(saved.views, view.viewId, now);
  return {
    /** The stored state, including columns that are not known yet. */
    kept,
    state: useMemo(() => withKnownData(kept, data.columns), [kept, data.columns]),
    setState: change,
    order,
    setOrder,
    isReordered: chosen.length > 0,
    data,
    choice: {
      list: `${page}/${status}`,
      views: saved.views,
      current,
      isModified: current !== null && !isSameState(current.state, now),
      isPlain,
      state: now,
      choose,
      adopt: ({ id }) => view.setViewId(id),
    } satisfies ViewChoice as ViewChoice,
  };
}

type Change = ListState | ((before: ListState) => ListState);

/**
 * Separates the state of a link from the reader's own: until the reader leaves, changes stay in the address and the stored
 * filters are not overwritten. A link to the stored state is not treated as a visit.
 */
function useVisitedState(
  list: string,
  asked: () => ListState | undefined,
  stored: ListState,
  setStored: (change: Change) => void,
) {
  const [visit, setVisit] = useState(() => {
    const state = asked();
    return state && listAddress(state) !== listAddress(stored) ? { list, state } : null;
  });
  const visited = visit?.list === list ? visit.state : null;
  const latest = useRef(visited);
  latest.current = visited;
  const setState = useCallback(
    (change: Change) => {
      const before = latest.current;
      if (before === null) return setStored(change);
      const state = typeof change === 'function' ? change(before) : change;
      latest.current = state;
      setVisit({ list, state });
    },
    [list, setStored],
  );
  const endVisit = useCallback(() => setVisit(null), []);
  return { kept: visited ?? stored, setState, isVisit: visited !== null, endVisit };
}

/** The query of the page's address, if the page stores the state of the list in it. */
export interface ListAddress {
  address?: string | undefined;
  onAddressChange?: ((address: string) => void) | undefined;
}

/** The saved view of a list, and the function called when the page opens one: null is the list itself. */
interface ShownView {
  viewId: ChosenView;
  setViewId: (id: ChosenView) => void;
  /** The view in the address. */
  named: ChosenView;
  arrive: (id: ChosenView) => 'shown' | 'chosen' | 'unknown';
}

/** Keeps state and address equal: a state in the address takes precedence, and every change of the state updates it. */
function useListAddress(
  state: ListState,
  visit: Pick<ReturnType<typeof useVisitedState>, 'setState' | 'isVisit' | 'endVisit'> & ShownView,
  read: (address: string) => ListState | undefined,
  { address, onAddressChange }: ListAddress,
): void {
  const listed = listAddress(state);
  const written = withView(listed, visit.named);
  const received = useRef<string>(undefined);
  // the page responds with a delay: while the user types on, the returned address is older than the state
  const sent = useRef<string[]>([]);
  const latest = useRef({ ...visit, onAddressChange });
  latest.current = { ...visit, onAddressChange };
  useEffect(() => {
    if (address === undefined) return;
    const current = new URLSearchParams(address).toString();
    const isNew = address !== received.current;
    const isOwn = sent.current.includes(current);
    received.current = address;
    if (isNew && sent.current.at(-1) === current) sent.current = [];
    const asked = isNew && !isOwn ? read(address) : undefined;
    const asksView = viewInAddress(current);
    if (asked) {
      if ((asksView ?? 'all') !== latest.current.viewId) latest.current.setViewId(asksView ?? 'all');
      if (listAddress(asked) !== listed) return latest.current.setState(asked);
    }
    const leadsToView = isNew && !isOwn && !asked && (asksView !== null || current === '');
    const outcome = leadsToView ? latest.current.arrive(asksView) : 'unknown';
    if (outcome === 'chosen') return;
    // without a default view, a link to the list itself restores the reader's own filters
    const isLeft = outcome === 'unknown' && isNew && !isOwn && current === '';
    if (isLeft && latest.current.isVisit) return latest.current.endVisit();
    if (written === current || written === sent.current.at(-1)) return;
    sent.current.push(written);
    latest.current.onAddressChange?.(written);
  }, [address, listed, written, read]);
}
