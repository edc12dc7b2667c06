export { prefetchSummary } from '../../features/summary/prefetch-summary.ts';
export type { SummaryProps } from '../../features/summary/Summary.tsx';
export type { SummaryList } from '../../features/summary/SummaryView.tsx';
export { Summary } from './Summary.tsx';
