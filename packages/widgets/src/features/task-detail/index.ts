export { TaskDetail, type TaskDetailProps } from './TaskDetail.tsx';
