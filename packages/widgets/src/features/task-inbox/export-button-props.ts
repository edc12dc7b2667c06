import type { StatusFilter, TaskPage } from '@tramita/client/rules';
import type { taskInboxMessages } from '../../messages/task-inbox.ts';
import type { DataColumns } from './list-columns.ts';
import type { ListState } from './list-state.ts';

export interface ExportButtonProps {
  page: TaskPage;
  status: StatusFilter;
  state: ListState;
  data: DataColumns;
  messages: typeof taskInboxMessages;
}
