export type { LeaveRequest } from '../../ui/leave-request.ts';
export { Modeler, type ModelerProps } from './Modeler.tsx';
