export { Report, type ReportProps, type ReportTab } from './Report.tsx';
