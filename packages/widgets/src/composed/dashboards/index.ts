export type { DashboardsProps } from '../../features/dashboards/Dashboards.tsx';
export type { DashboardType } from '../../features/dashboards/filters/use-dashboard-options.ts';
export { Dashboards } from './Dashboards.tsx';
