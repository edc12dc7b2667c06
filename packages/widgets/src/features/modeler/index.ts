export { Modeler, type ModelerProps } from './Modeler.tsx';
export type { LeaveRequest } from './use-leave-guard.ts';
