export type { ModelerProps } from '../../features/modeler/modeler-props.ts';
export type { LeaveRequest } from '../../ui/leave-request.ts';
export { Modeler } from './Modeler.tsx';
