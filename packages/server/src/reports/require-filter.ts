import type { ReportFilter } from '@tramita/client/contract';
import { errorMessage, givenFilter, hasReportFilter } from '@tramita/client/rules';
import { InvalidInputError } from '../errors.ts';

/**
 * Returns the trimmed filter.
 * @throws InvalidInputError FILTER_REQUIRED if it is empty, because a report of all tasks is not allowed
 */
export function requireFilter(filter: ReportFilter): ReportFilter {
  if (hasReportFilter(filter)) return givenFilter(filter);
  throw new InvalidInputError(errorMessage('FILTER_REQUIRED'), 'FILTER_REQUIRED');
}
