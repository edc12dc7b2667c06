export { type OpenTask, TaskInbox, type TaskInboxProps } from './TaskInbox.tsx';
