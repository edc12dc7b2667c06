export type { LeaveRequest } from '../../ui/leave-request.ts';
export { Modeler } from './Modeler.tsx';
export type { ModelerProps } from './modeler-props.ts';
