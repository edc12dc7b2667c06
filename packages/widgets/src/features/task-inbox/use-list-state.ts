import { type StatusFilter, type TaskPage, taskColumns } from '@tramita/client/rules';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePersistentState } from '../../provider/usePersistentState.ts';
import { listAddress, readListAddress } from './list-address.ts';
import { type ColumnName, inOrder } from './list-columns.ts';
import { columnState, initialState, type ListState, readListState, withKnownData } from './list-state.ts';
import { useProcessData } from './use-process-data.ts';

const noOrder: readonly string[] = [];
const readNames = (stored: unknown): readonly string[] | undefined =>
  Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : undefined;

/** Filters, order, place and columns of a list, kept for each page and status. */
export function useListState(page: TaskPage, status: StatusFilter, address: ListAddress = {}) {
  const own = useMemo(() => taskColumns(page, status), [page, status]);
  const read = useCallback((stored: unknown) => readListState(stored, page, own), [page, own]);
  const [stored, setStored] = usePersistentState(`tasks.${page}.${status}.filters`, initialState, read);
  const [chosen, setChosen] = usePersistentState(`tasks.${page}.${status}.columns`, noOrder, readNames);
  const readAddress = useCallback((text: string) => readListAddress(text, page, own), [page, own]);
  const asked = () => (address.address ? readAddress(address.address) : undefined);
  const { kept, ...visit } = useVisitedState(`${page}.${status}`, asked, stored, setStored);
  const { setState } = visit;
  useListAddress(kept, visit, readAddress, address);
  const data = useProcessData(columnState(kept, 'process').query);
  const columns = useMemo<readonly ColumnName[]>(() => [...own, ...data.columns.keys()], [own, data.columns]);
  const order = useMemo(() => inOrder(columns, chosen), [columns, chosen]);
  /** Columns that are not there now keep their order for when they are. */
  const setOrder = (next: readonly ColumnName[] | null) =>
    setChosen(next ? [...next, ...chosen.filter((name) => !next.some((column) => column === name))] : noOrder);
  return {
    /** The state as it is kept, with columns that are not known yet. */
    kept,
    state: useMemo(() => withKnownData(kept, data.columns), [kept, data.columns]),
    setState,
    order,
    setOrder,
    isReordered: chosen.length > 0,
    data,
  };
}

type Change = ListState | ((before: ListState) => ListState);

/**
 * Keeps the state of a link apart from the reader's own: until the reader leaves, changes stay in the address and the
 * kept filters are not overwritten. A link that says what is kept anyway is no visit.
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

/** The query of the page's address, where the page keeps the state of the list in it. */
export interface ListAddress {
  address?: string | undefined;
  onAddressChange?: ((address: string) => void) | undefined;
}

/** Keeps state and address alike: a state in the address comes first, every change of the state goes into it. */
function useListAddress(
  state: ListState,
  visit: Pick<ReturnType<typeof useVisitedState>, 'setState' | 'isVisit' | 'endVisit'>,
  read: (address: string) => ListState | undefined,
  { address, onAddressChange }: ListAddress,
): void {
  const written = listAddress(state);
  const received = useRef<string>(undefined);
  // the page answers with a delay: what comes back while the user types on is older than the state
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
    if (asked && listAddress(asked) !== written) return latest.current.setState(asked);
    // a link to the list itself leads back to the reader's own filters
    if (isNew && !isOwn && current === '' && latest.current.isVisit) return latest.current.endVisit();
    if (written === current || written === sent.current.at(-1)) return;
    sent.current.push(written);
    latest.current.onAddressChange?.(written);
  }, [address, written, read]);
}
