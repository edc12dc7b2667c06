import { hasPassed, type Report } from './report.ts';

/** Returns the report as JSON: the {@link Report}, and `passed`. */
export const jsonOf = (report: Report): string => JSON.stringify({ passed: hasPassed(report), ...report }, null, 2);
