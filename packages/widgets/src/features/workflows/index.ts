export { LinkedProcesses, type LinkedProcessesProps } from './LinkedProcesses.tsx';
export { Workflows, type WorkflowsProps } from './Workflows.tsx';
export type { WorkflowAddresses } from './workflow-addresses.ts';
