export { type PrefetchTaskInboxSettings, prefetchTaskInbox } from '../../features/task-inbox/prefetch-task-inbox.ts';
export type { OpenTask, TaskInboxProps } from '../../features/task-inbox/task-inbox-props.ts';
export { TaskInbox } from './TaskInbox.tsx';
