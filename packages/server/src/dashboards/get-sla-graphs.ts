import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { countSlaBuckets } from '../db/dashboards/sla-dashboard.ts';
import type { AnswerOf } from '../handlers.ts';
import { createSeriesBuilder } from './build-series.ts';
import { findArea } from './find-area.ts';
import { readWindow } from './read-window.ts';

type Call = (typeof endpoints)['dashboards.sla'];

const buildGraphs = createSeriesBuilder(['inside', 'outside', 'withoutSla']);

/** Returns the graphs of the SLA dashboard. @throws InvalidInputError, NotFoundError */
export async function getSlaGraphs(
  { services: { db, now } }: CallContext,
  { query }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const window = readWindow(query);
  const { department, processes, versions } = await findArea(db, query);
  const counted = { ...window, versions, finished: query.finished, now: now() };
  return buildGraphs(department, processes, await countSlaBuckets(db, counted, query.period));
}
