import { lazyPart } from '../../ui/lazy-part.ts';
import type { InsidePage } from './inside-page.ts';

/** The report with a filter: `/report?status=…`. */
export const reportPage: InsidePage = {
  pattern: /^\/report\?(.*)$/,
  part: lazyPart(() => import('./ReportWindow.tsx').then(({ reportWindow }) => reportWindow())),
  isWindow: true,
};
