export { prefetchSummary } from './prefetch-summary.ts';
export { Summary, type SummaryProps } from './Summary.tsx';
export type { SummaryList } from './SummaryView.tsx';
