export type { ReportProps, ReportTab } from '../../features/report/Report.tsx';
export { Report } from './Report.tsx';
