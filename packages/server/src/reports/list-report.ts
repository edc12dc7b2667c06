import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { countReportRequests, findReportPage } from '../db/reports/task-reports.ts';
import type { AnswerOf } from '../handlers.ts';
import { describeTrackedRows } from './describe-report-rows.ts';
import { requireFilter } from './require-filter.ts';

type Call = (typeof endpoints)['reports.list'];

/** Returns a page of the report. @throws InvalidInputError FILTER_REQUIRED without a filter */
export async function listReport(
  { services: { db, now } }: CallContext,
  { query }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { page, itemsPerPage, ...given } = query;
  const filter = requireFilter(given);
  const asked = { filter, now: now() };
  const { rows, total } = await findReportPage(db, asked, { page, size: itemsPerPage });
  const described = await describeTrackedRows(db, rows);
  // ratings belong to requests, so a dashboard of ratings is compared with the number of requests
  const totals = {
    totalLength: total,
    ...(filter.nps && rows.length > 0 && { totalRequests: await countReportRequests(db, asked) }),
  };
  return described.map((row) => ({ ...row, ...totals }));
}
