export type { LeaveRequest } from '../../ui/leave-request.ts';
export { MyData, type MyDataProps } from './MyData.tsx';
