export type { LeaveRequest } from '../../ui/leave-request.ts';
export { Integrations, type IntegrationsProps } from './Integrations.tsx';
