import type { QueryClient } from '@tanstack/react-query';
import {
  capabilities,
  getUnreadCounts,
  listMyProcessTitles,
  listProcessData,
  listSavedViews,
  listTags,
  listTasks,
} from '@tramita/client/contract';
import { type StatusFilter, type TaskPage, taskColumns, taskScreenFor } from '@tramita/client/rules';
import { type PrefetchSettings, startPrefetch } from '../../calls/prefetch.ts';
import { dataColumns } from './columns/list-columns.ts';
import { dataQuery } from './filters/data-query.ts';
import { readListAddress } from './list/list-address.ts';
import { columnState, initialState, listQuery } from './list/list-state.ts';
import { listStateOf, viewInAddress } from './list/view-state.ts';

/** Settings of {@link prefetchTaskInbox}: those with which the inbox is rendered. */
export interface PrefetchTaskInboxSettings extends PrefetchSettings {
  /** @default 'attendance' */
  page?: TaskPage;
  /** @default 'to-do' */
  status?: StatusFilter;
  /** The query of the address with filters, order and page, if the page passes it to the inbox. */
  address?: string;
}

/**
 * Loads the first page of a task list, for a page that is rendered on a server: with the filters of the address, of the
 * user's default view, or without any. A call that fails is left to the browser.
 *
 * @example
 * const queryClient = new QueryClient();
 * await prefetchTaskInbox(queryClient, { client, page: 'my-tasks' });
 * return <HydrationBoundary state={dehydrate(queryClient)}><MyTasks /></HydrationBoundary>;
 */
export async function prefetchTaskInbox(queryClient: QueryClient, settings: PrefetchTaskInboxSettings): Promise<void> {
  const { page = 'attendance', status = 'to-do' } = settings;
  const address = settings.address?.replace(/^\?/, '');
  const { call, user } = startPrefetch(queryClient, settings);
  const isToDo = status === 'to-do';
  const around = [
    user(),
    call(listMyProcessTitles, { query: { taskScreen: taskScreenFor(page, status) } }),
    ...(isToDo ? [call(getUnreadCounts, {}), call(listTags, {}), call(capabilities, {})] : []),
  ];
  const saved = await call(listSavedViews, {});
  const own = taskColumns(page, status);
  const asked = viewInAddress(address);
  const views = saved?.views.filter(({ list }) => list === `${page}/${status}`) ?? [];
  const view = views.find(({ id, isDefault }) => (asked === null ? isDefault : id === asked));
  const state =
    (address ? readListAddress(address, page, own) : undefined) ??
    (view ? listStateOf(view, page, own, initialState.pagination) : initialState);
  const process = columnState(state, 'process').query;
  const columns = process === '' ? undefined : await call(listProcessData, { query: { process } });
  const query = listQuery(page, status, state, columns && dataQuery(state, dataColumns(columns)));
  await Promise.all([...around, call(listTasks, { query })]);
}
