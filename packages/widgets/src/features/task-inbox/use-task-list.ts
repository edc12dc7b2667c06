import { useQuery } from '@tanstack/react-query';
import { listTasks, type TaskRow } from '@tramita/client/contract';
import type { StatusFilter, TaskPage } from '@tramita/client/rules';
import { useEffect, useRef, useState } from 'react';
import { useTramita } from '../../provider/tramita-context.ts';
import { searchRestMs } from '../../timing/use-settled.ts';
import { type DataColumns, noData } from './list-columns.ts';
import { columnState, hasData, initialState, type ListState, listQuery, typedText } from './list-state.ts';
import { useProcessData } from './use-process-data.ts';

/** How long changes rest before the list is asked for, in ms; typing rests before that. */
const fetchRestMs = 300;

/** The state once it rested: a change of text waits for the typing to end first. */
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

interface Page {
  rows: readonly TaskRow[];
  total: number;
}

export interface TaskListOptions {
  page: TaskPage;
  status: StatusFilter;
  /** Filters by columns that are not known yet may be in it: the list waits for those. */
  state: ListState;
  /** The columns of the process it is filtered by. */
  data: DataColumns;
  /** A later page came empty: this one, the page before it, is to be asked for. */
  onStepBack: (page: number) => void;
}

/** A page of a task list. Old rows stay while new ones load and where loading them failed. */
export function useTaskList({ page, status, state, data, onStepBack }: TaskListOptions) {
  const { client, onError } = useTramita();
  const rested = useRestedState(state, data);
  // while another process was just chosen, the list rests at the one before it, which has columns of its own
  const restedData = useProcessData(columnState(rested, 'process').query);
  const isReady = restedData.isSettled || !hasData(rested);
  const query = listQuery(page, status, rested, restedData.columns);
  const result = useQuery({
    queryKey: client.queryKey(listTasks, { query }),
    queryFn: ({ signal }) => client.call(listTasks, { query, signal }),
    enabled: isReady,
  });
  const [shown, setShown] = useState<Page | null>(null);
  const at = rested.pagination.page;
  const isPastEnd = result.data?.length === 0 && at > 0;
  let current = shown;
  if (result.data && !isPastEnd && shown?.rows !== result.data) {
    current = { rows: result.data, total: result.data[0]?.totalLength ?? 0 };
    setShown(current);
  }
  const latest = useRef({ onStepBack, onError });
  latest.current = { onStepBack, onError };
  useEffect(() => {
    if (isPastEnd) latest.current.onStepBack(at - 1);
  }, [isPastEnd, at]);
  const { error } = result;
  useEffect(() => {
    if (error) latest.current.onError(error);
  }, [error]);

  return {
    rows: current?.rows ?? null,
    total: current?.total ?? null,
    error,
    /** Something newer than what is shown is on its way. */
    isRefreshing: !isReady || result.isFetching || isPastEnd || rested !== state,
    retry: () => void result.refetch(),
  };
}
