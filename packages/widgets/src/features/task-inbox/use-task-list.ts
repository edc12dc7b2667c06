import { useQuery } from '@tanstack/react-query';
import { listTasks, type TaskRow } from '@tramita/client/contract';
import type { StatusFilter, TaskPage } from '@tramita/client/rules';
import { useEffect, useRef, useState } from 'react';
import { useTramita } from '../../provider/tramita-context.ts';
import { searchRestMs } from '../../timing/use-settled.ts';
import { type ListState, listQuery, typedText } from './list-state.ts';

/** How long changes rest before the list is asked for, in ms; typing rests before that. */
const fetchRestMs = 300;

/** The state once it rested: a change of text waits for the typing to end first. */
function useRestedState(state: ListState): ListState {
  const [rested, setRested] = useState(state);
  const isTyping = typedText(state) !== typedText(rested) && typedText(state) !== noText;
  const wait = isTyping ? searchRestMs + fetchRestMs : fetchRestMs;
  useEffect(() => {
    if (state === rested) return;
    const timer = setTimeout(() => setRested(state), wait);
    return () => clearTimeout(timer);
  }, [state, rested, wait]);
  return rested;
}

const noText = typedText({ columns: {}, pagination: { page: 0, rowsPerPage: 0 } });

interface Page {
  rows: readonly TaskRow[];
  total: number;
}

export interface TaskListOptions {
  page: TaskPage;
  status: StatusFilter;
  state: ListState;
  /** A later page came empty: this one, the page before it, is to be asked for. */
  onStepBack: (page: number) => void;
}

/** A page of a task list. Old rows stay while new ones load and where loading them failed. */
export function useTaskList({ page, status, state, onStepBack }: TaskListOptions) {
  const { client, onError } = useTramita();
  const rested = useRestedState(state);
  const query = listQuery(page, status, rested);
  const result = useQuery({
    queryKey: client.queryKey(listTasks, { query }),
    queryFn: ({ signal }) => client.call(listTasks, { query, signal }),
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
    isRefreshing: result.isFetching || isPastEnd || rested !== state,
    retry: () => void result.refetch(),
  };
}
