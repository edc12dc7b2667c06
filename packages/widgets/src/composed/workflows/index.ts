export type { LinkedProcessesProps } from '../../features/workflows/LinkedProcesses.tsx';
export type { WorkflowsProps } from '../../features/workflows/Workflows.tsx';
export type { WorkflowAddresses } from '../../features/workflows/workflow-addresses.ts';
export { LinkedProcesses } from './LinkedProcesses.tsx';
export { Workflows } from './Workflows.tsx';
