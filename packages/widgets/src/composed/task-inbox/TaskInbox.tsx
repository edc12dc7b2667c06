import { TaskInbox as TaskList } from '../../features/task-inbox/TaskInbox.tsx';
import type { TaskInboxProps } from '../../features/task-inbox/task-inbox-props.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { lazyPart, usePreload } from '../../ui/lazy-part.ts';
import { OpensInside } from '../inside/OpensInside.tsx';
import { OpenTaskDetail } from './OpenTaskDetail.tsx';

/** Loaded after the list, because users open a task only after seeing the list. */
const taskDetail = lazyPart(() =>
  import('../../features/task-detail/TaskDetail.tsx').then(({ TaskDetail }) => TaskDetail),
);

/**
 * A task list with its filters, order, columns and pages, and the open task next to it. Fills its container, which
 * should have a height. Filters, order and columns are kept for each page and status.
 *
 * @example
 * <TaskInbox client={client} />
 *
 * @example
 * <TaskInbox client={client} renderDetail={({ identifier, onClose }) => <MyTask id={identifier} onClose={onClose} />}
 * />
 */
export function TaskInbox(props: TaskInboxProps) {
  const { client, theme, isolate, locale } = props;
  return (
    <OpensInside {...{ client, theme, isolate, locale }} pages={noPages} scope={QueryScope}>
      <InboxWithDetail {...props} />
    </OpensInside>
  );
}

const noPages: readonly [] = [];

function InboxWithDetail({ renderDetail, ...props }: TaskInboxProps) {
  const { page, status, user } = props;
  if (renderDetail !== undefined) return <TaskList {...props} renderDetail={renderDetail} />;
  return (
    <>
      <Preload />
      <TaskList
        {...props}
        renderDetail={(task) => <OpenTaskDetail part={taskDetail} {...task} page={page} status={status} user={user} />}
      />
    </>
  );
}

/** Loads the code of the detail while the page is idle, so that the first task opens without delay. */
function Preload() {
  usePreload(taskDetail);
  return null;
}
