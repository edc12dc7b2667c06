import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { findReportPage } from '../db/task-reports.ts';
import type { AnswerOf } from '../http/handlers.ts';
import { describeTrackedRows } from './describe-report-rows.ts';
import { requireFilter } from './require-filter.ts';

type Call = (typeof endpoints)['reports.list'];

/** A page of the report. @throws InvalidInputError FILTER_REQUIRED without a filter */
export async function listReport(
  { services: { db } }: CallContext,
  { query }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { page, itemsPerPage, ...filter } = query;
  const { rows, total } = await findReportPage(db, requireFilter(filter), { page, size: itemsPerPage });
  const described = await describeTrackedRows(db, rows);
  return described.map((row) => ({ ...row, totalLength: total }));
}
