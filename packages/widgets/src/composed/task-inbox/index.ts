export type { OpenTask, TaskInboxProps } from '../../features/task-inbox/task-inbox-props.ts';
export { TaskInbox } from './TaskInbox.tsx';
