import type { TaskRow } from '@tramita/client/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePortalAddress } from '../../../provider/inside.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import type { ListState } from '../list/list-state.ts';
import type { OpenTask, TaskInboxProps } from '../task-inbox-props.ts';

export interface OpenTaskOptions
  extends Pick<TaskInboxProps, 'openTask' | 'defaultOpenTask' | 'onOpenTaskChange' | 'taskHref'>,
    Required<Pick<TaskInboxProps, 'page' | 'status'>> {
  rows: readonly TaskRow[] | null;
  total: number;
  pagination: ListState['pagination'];
  setPage: (page: number) => void;
  /** Whether finishing a task opens the next one. */
  opensNext: boolean;
}

/** The open task, its row, and functions that open the tasks around it, also on other pages. */
export function useOpenTask(options: OpenTaskOptions) {
  const { page, status, rows, total, pagination, setPage, onOpenTaskChange } = options;
  const { onEvent } = useTramita();
  const addressOf = usePortalAddress();
  const [own, setOwn] = useState(options.defaultOpenTask ?? null);
  const identifier = options.openTask === undefined ? own : options.openTask;
  const useRequests = status !== 'to-do';
  const identifierOf = useCallback((row: TaskRow) => (useRequests ? row.protocol : row.uuid), [useRequests]);
  const change = (next: string | null) => {
    setOwn(next);
    onOpenTaskChange?.(next);
  };

  const index = identifier === null || !rows ? -1 : rows.findIndex((row) => identifierOf(row) === identifier);
  const first = pagination.page * pagination.rowsPerPage;
  // a step to another page opens its row once the page is loaded
  const [stepping, setStepping] = useState<{ from: readonly TaskRow[] | null; to: 'first' | 'last' } | null>(null);
  const latest = useRef(change);
  latest.current = change;
  const arrived = stepping && rows && rows !== stepping.from ? (stepping.to === 'first' ? rows[0] : rows.at(-1)) : null;
  const arrivedAt = arrived ? identifierOf(arrived) : null;
  useEffect(() => {
    if (arrivedAt === null) return;
    setStepping(null);
    latest.current(arrivedAt);
  }, [arrivedAt]);

  const goTo = (row: TaskRow | undefined) => row && change(identifierOf(row));
  const turn = (to: 'first' | 'last') => {
    setStepping({ from: rows, to });
    setPage(pagination.page + (to === 'first' ? 1 : -1));
  };
  const hasNextPage = rows !== null && first + rows.length < total;
  const task: Omit<OpenTask, 'onChanged'> | null =
    identifier === null
      ? null
      : {
          identifier,
          useRequests,
          position: index < 0 ? null : first + index + 1,
          total,
          onPrevious:
            index > 0
              ? () => goTo(rows?.[index - 1])
              : index === 0 && pagination.page > 0
                ? () => turn('last')
                : undefined,
          onNext:
            index >= 0 && rows && index < rows.length - 1
              ? () => goTo(rows[index + 1])
              : index >= 0 && hasNextPage
                ? () => turn('first')
                : undefined,
          onClose: () => change(null),
          onFinished: () => {
            const next = options.opensNext && index >= 0 ? rows?.[index + 1] : undefined;
            if (next) return change(identifierOf(next));
            // the finished task leaves the page, and the first of the next page takes the last place
            if (options.opensNext && index >= 0 && hasNextPage) setStepping({ from: rows, to: 'last' });
            change(null);
          },
        };
  const { taskHref } = options;
  const hrefOf = useCallback(
    (row: TaskRow) => {
      const own = identifierOf(row);
      return taskHref?.(own) ?? addressOf(`/${page}/${status}/${encodeURIComponent(own)}`);
    },
    [taskHref, addressOf, page, status, identifierOf],
  );
  return {
    task,
    /** Row of the open task, if it is on the current page. */
    row: rows?.[index] ?? null,
    open: (row: TaskRow) => {
      onEvent({ widget: 'task-inbox', name: 'opened' });
      change(identifierOf(row));
    },
    close: () => change(null),
    hrefOf,
  };
}
