import { listMyProcessTitles, listTags } from '@tramita/client/contract';
import { type StatusFilter, type TaskPage, taskScreenFor } from '@tramita/client/rules';
import { useEffect, useMemo, useRef } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import type { taskInboxMessages } from '../../../messages/features/task-inbox.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import type { SelectOption } from '../../../ui/Select/Select.tsx';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import type { DataColumns } from '../columns/list-columns.ts';

/** Choices of the filters. */
export interface FilterOptions {
  processes: readonly SelectOption[];
  tags: readonly SelectOption[];
  /** Data columns of the process by which the list is filtered. */
  data: DataColumns;
}

const minutes = 60_000;

/** The process titles of a list, those on it first, and the tags. Shows a message if one of them or the data failed. */
export function useFilterOptions(
  page: TaskPage,
  status: StatusFilter,
  data: { readonly columns: DataColumns; readonly error: unknown },
  messages: typeof taskInboxMessages,
): FilterOptions {
  const { onError } = useTramita();
  const snackbars = useSnackbars();
  const query = { taskScreen: taskScreenFor(page, status) };
  const titles = useCall(listMyProcessTitles, { query }, { staleTime: minutes });
  const tags = useCall(listTags, status === 'to-do' ? {} : null, { staleTime: 5 * minutes });
  const latest = useRef({ snackbars, messages, onError });
  latest.current = { snackbars, messages, onError };
  const failure = data.error ?? titles.problem?.error ?? tags.problem?.error;
  useEffect(() => {
    if (!failure) return;
    latest.current.onError(failure);
    latest.current.snackbars.error(latest.current.messages.filtersFailed);
  }, [failure]);

  // each on its own, so that the arrival of one renders the filters of that one only
  const processes = useMemo(
    () => [
      ...inGroup(titles.data?.inAttendance, messages.inThisList),
      ...inGroup(titles.data?.remaining, messages.otherProcesses),
    ],
    [titles.data, messages],
  );
  const tagOptions = useMemo(
    () => (tags.data ?? []).map((tag) => ({ value: String(tag.id), label: tag.name })),
    [tags.data],
  );
  return useMemo(() => ({ processes, tags: tagOptions, data: data.columns }), [processes, tagOptions, data.columns]);
}

const inGroup = (names: readonly string[] = [], label: string): SelectOption[] =>
  names.map((name) => ({ value: name, label: name, group: label }));
