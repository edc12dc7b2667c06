export { TaskInbox } from './TaskInbox.tsx';
export type { OpenTask, TaskInboxProps } from './task-inbox-props.ts';
