export { TaskDetail } from './TaskDetail.tsx';
export type { TaskDetailProps } from './task-detail-props.ts';
