export { Pending, type PendingProps } from './Pending.tsx';
export type { PendingLinks } from './pending-links.ts';
