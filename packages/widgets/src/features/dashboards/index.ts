export { Dashboards, type DashboardsProps } from './Dashboards.tsx';
export type { DashboardType } from './use-dashboard-options.ts';
