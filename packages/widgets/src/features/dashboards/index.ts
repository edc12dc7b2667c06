export { Dashboards, type DashboardsProps } from './Dashboards.tsx';
export type { DashboardType } from './filters/use-dashboard-options.ts';
