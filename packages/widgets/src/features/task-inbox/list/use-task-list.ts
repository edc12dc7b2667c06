import { listTasks, type TaskRow } from '@tramita/client/contract';
import type { StatusFilter, TaskPage } from '@tramita/client/rules';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { useOutdate } from '../../../calls/use-invalidate.ts';
import { useRead } from '../../../calls/use-read.ts';
import { useLastPage } from '../../../lists/use-last-page.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { searchRestMs } from '../../../timing/use-settled.ts';
import { useLazyPart, usePreload } from '../../../ui/lazy-part.ts';
import { type DataColumns, noData } from '../columns/list-columns.ts';
import { useProcessData } from '../filters/use-process-data.ts';
import { dataQueries, listChanges } from '../inbox-parts.ts';
import { columnState, hasData, initialState, type ListState, listQuery, typedText } from './list-state.ts';
import { type ShownPage, shownPage } from './shown-page.ts';
import { useListChanges } from './use-list-changes.ts';

/** Pause after a change before the list is loaded, in ms; typing has a pause of its own before that. */
const fetchRestMs = 300;

/** Returns the state after a pause: a change of text waits until the typing ends first. */
function useRestedState(state: ListState, data: DataColumns): ListState {
  const [rested, setRested] = useState(state);
  const typed = typedText(state, data);
  const isTyping = typed !== typedText(rested, data) && typed !== noText;
  const wait = isTyping ? searchRestMs + fetchRestMs : fetchRestMs;
  useEffect(() => {
    if (state === rested) return;
    const timer = setTimeout(() => setRested(state), wait);
    return () => clearTimeout(timer);
  }, [state, rested, wait]);
  return rested;
}

const noText = typedText(initialState, noData);
const partMissing = new Error('The code of filters by process data was not loaded.');
const noneGone: ReadonlySet<string> = new Set();
const totalOf = (rows: readonly TaskRow[]): number => rows[0]?.totalLength ?? 0;

/** A page with the response it came from. */
interface LoadedPage extends ShownPage {
  readonly loadedAt: number;
}

export interface TaskListOptions {
  page: TaskPage;
  status: StatusFilter;
  /** The state, possibly with filters by unknown columns: the list waits for those. */
  state: ListState;
  /** Data columns of the process by which the list is filtered. */
  data: DataColumns;
  /** Called if a later page is empty: the given page, the previous one, should be loaded. */
  onStepBack: (page: number) => void;
  /** Returns whether new rows may be added to the first page now, without moving the rows the user works on. */
  canAdd: () => boolean;
}

/**
 * Loads a page of a task list. Old rows stay while new ones load and if loading fails. A to-do list follows the counts
 * that the page around it receives, see `withChanges`.
 */
export function useTaskList({ page, status, state, data, onStepBack, canAdd }: TaskListOptions) {
  const { onError } = useTramita();
  const read = useRead();
  usePreload(listChanges, dataQueries);
  const outdate = useOutdate();
  const rested = useRestedState(state, data);
  // after a change of the process, the list waits with the previous one, which has its own columns
  const restedData = useProcessData(columnState(rested, 'process').query);
  const [isPartMissing, setPartMissing] = useState(false);
  const isFiltered = hasData(rested);
  const dataQuery = useLazyPart(dataQueries, isFiltered && !isPartMissing, () => setPartMissing(true));
  const isReady = !isFiltered || (restedData.isSettled && dataQuery !== undefined);
  const query = listQuery(page, status, rested, isFiltered ? dataQuery?.(rested, restedData.columns) : undefined);
  const result = useCall(listTasks, isReady ? { query } : null, { onFailed: onError });
  const [shown, setShown] = useState<LoadedPage | null>(null);
  const [loaded, setLoaded] = useState(result.data);
  const at = rested.pagination.page;
  const isPastEnd = result.data?.length === 0 && at > 0;
  const { loadedAt } = result;
  let current = shown;
  if (result.data && !isPastEnd && (!shown || loaded !== result.data || shown.loadedAt !== loadedAt)) {
    current = { ...shownPage({ rows: result.data, total: totalOf(result.data) }), loadedAt };
    setShown(current);
    setLoaded(result.data);
  }
  const latest = useRef({ loadedAt, canAdd });
  latest.current = { loadedAt, canAdd };
  useListChanges(status === 'to-do' && result.data !== undefined && isReady, async () => {
    const [rows, withChanges] = await Promise.all([read(listTasks, { query }), listChanges.load()]);
    // rows that were loaded meanwhile, or with another query, are not older
    if (latest.current.loadedAt !== loadedAt) return;
    const options = { isFirst: at === 0, canAdd: latest.current.canAdd() };
    setShown((old) => old && { ...withChanges(old, { rows, total: totalOf(rows) }, options), loadedAt });
    // the other visited pages are outdated
    await outdate(listTasks);
  });
  useLastPage({
    isPastEnd,
    page: at,
    pageSize: rested.pagination.rowsPerPage,
    readTotal: () => read(listTasks, { query: { ...query, page: 0 } }).then(totalOf),
    onStepBack,
  });
  return {
    rows: current?.rows ?? null,
    total: current?.total ?? null,
    /** Uuids of shown rows that have left the list since. */
    gone: current?.gone ?? noneGone,
    /** Number of new rows that are not shown yet. */
    waiting: current?.waiting ?? 0,
    error: isPartMissing ? partMissing : (result.problem?.error ?? null),
    /** Whether newer rows are loading. */
    isRefreshing: !(isReady || isPartMissing) || result.isFetching || isPastEnd || rested !== state,
    retry: isPartMissing ? () => setPartMissing(false) : result.retry,
  };
}
