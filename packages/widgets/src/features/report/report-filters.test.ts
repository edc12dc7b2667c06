import { expect, test } from 'vitest';
import { dayOf, fromReportFilter, noFilters, type ReportFilters, toReportFilter } from './report-filters.ts';

test('P2.4.15 P2.4.16 C7.15 a saved range shows the days that were chosen, of the request and of the task', () => {
  const filters: ReportFilters = {
    ...noFilters,
    ...{ createdFrom: '2026-11-01', createdTo: '2026-11-30', finishedFrom: '2026-12-01', finishedTo: '2027-01-01' },
    ...{ taskCreatedFrom: '2026-11-01', taskCreatedTo: '2026-11-30' },
    ...{ taskFinishedFrom: '2026-12-01', taskFinishedTo: '2027-01-01' },
  };
  expect(fromReportFilter(toReportFilter(filters))).toEqual(filters);
});

test('C7.06 the moments of a dashboard stay moments, and show their days in the time zone of the portal', () => {
  const filter = {
    requestCreatedAtFrom: '2026-11-01T03:00:00.000Z',
    requestCreatedAtTo: '2026-12-01T02:59:59.999Z',
  };
  const filters = fromReportFilter(filter);
  expect(toReportFilter(filters)).toEqual(filter);
  expect([dayOf(filters.createdFrom), dayOf(filters.createdTo)]).toEqual(['2026-11-01', '2026-11-30']);
});
