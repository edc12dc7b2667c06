import type { ReportFilter } from '@tramita/client/contract';
import { errorMessage, givenFilter, hasReportFilter } from '@tramita/client/rules';
import { InvalidInputError } from '../errors.ts';

/** A filter without its blanks: everything that ever ran is nobody's report. @throws InvalidInputError FILTER_REQUIRED */
export function requireFilter(filter: ReportFilter): ReportFilter {
  if (hasReportFilter(filter)) return givenFilter(filter);
  throw new InvalidInputError(errorMessage('FILTER_REQUIRED'), 'FILTER_REQUIRED');
}
