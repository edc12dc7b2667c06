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
  const [stored, setState] = usePersistentState(`tasks.${page}.${status}.filters`, initialState, read);
  const [chosen, setChosen] = usePersistentState(`tasks.${page}.${status}.columns`, noOrder, readNames);
  const readAddress = useCallback((text: string) => readListAddress(text, page, own), [page, own]);
  // a state in the address is the first one asked for
  const [asked, setAsked] = useState(() => (address.address ? readAddress(address.address) : undefined));
  useEffect(() => {
    if (!asked) return;
    setState(asked);
    setAsked(undefined);
  }, [asked, setState]);
  const kept = asked ?? stored;
  useListAddress(kept, setState, readAddress, address);
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

/** The query of the page's address, where the page keeps the state of the list in it. */
export interface ListAddress {
  address?: string | undefined;
  onAddressChange?: ((address: string) => void) | undefined;
}

/** Keeps state and address alike: a state in the address comes first, every change of the state goes into it. */
function useListAddress(
  state: ListState,
  setState: (state: ListState) => void,
  read: (address: string) => ListState | undefined,
  { address, onAddressChange }: ListAddress,
): void {
  const written = listAddress(state);
  const received = useRef<string>(undefined);
  // the page answers with a delay: what comes back while the user types on is older than the state
  const sent = useRef<string[]>([]);
  const latest = useRef({ setState, onAddressChange });
  latest.current = { setState, onAddressChange };
  useEffect(() => {
    if (address === undefined) return;
    const current = new URLSearchParams(address).toString();
    const isNew = address !== received.current;
    const isOwn = sent.current.includes(current);
    received.current = address;
    if (isNew && sent.current.at(-1) === current) sent.current = [];
    const asked = isNew && !isOwn ? read(address) : undefined;
    if (asked && listAddress(asked) !== written) return latest.current.setState(asked);
    if (written === current || written === sent.current.at(-1)) return;
    sent.current.push(written);
    latest.current.onAddressChange?.(written);
  }, [address, written, read]);
}
