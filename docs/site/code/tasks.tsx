import { TaskInbox } from '@tramita/widgets/task-inbox';

/** The client component of the example. */
export const Tasks = () => <TaskInbox />;
