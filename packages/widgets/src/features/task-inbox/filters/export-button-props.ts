import type { StatusFilter, TaskPage } from '@tramita/client/rules';
import type { taskInboxMessages } from '../../../messages/features/task-inbox.ts';
import type { DataColumns } from '../columns/list-columns.ts';
import type { ListState } from '../list/list-state.ts';

export interface ExportButtonProps {
  page: TaskPage;
  status: StatusFilter;
  state: ListState;
  data: DataColumns;
  messages: typeof taskInboxMessages;
}
