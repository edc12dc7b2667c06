import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { countNpsBuckets } from '../db/dashboards/nps-dashboard.ts';
import type { AnswerOf } from '../handlers.ts';
import { createSeriesBuilder } from './build-series.ts';
import { findArea } from './find-area.ts';
import { readWindow } from './read-window.ts';

type Call = (typeof endpoints)['dashboards.nps'];

const buildGraphs = createSeriesBuilder(['liked', 'disliked']);

/** Returns the graphs of the NPS dashboard. @throws InvalidInputError, NotFoundError */
export async function getNpsGraphs(
  { services: { db } }: CallContext,
  { query }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const window = readWindow(query);
  const { department, processes, versions } = await findArea(db, query);
  return buildGraphs(department, processes, await countNpsBuckets(db, { ...window, versions }, query.period));
}
