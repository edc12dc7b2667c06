import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listDashboardProcesses } from '../db/dashboards/dashboard-processes.ts';
import type { AnswerOf } from '../handlers.ts';
import { idList } from './id-list.ts';

type Call = (typeof endpoints)['dashboards.slaProcesses' | 'dashboards.npsProcesses'];

const listOf =
  (kind: 'SLA' | 'NPS') =>
  async ({ services }: CallContext, { query }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> => {
    const { rows, total } = await listDashboardProcesses(services.db, kind, {
      ...query,
      sectorIds: idList(query.sectorIds),
    });
    return { elements: [...rows], totalElements: total };
  };

/** Returns a page of processes to filter the SLA dashboard by. */
export const listSlaProcesses = listOf('SLA');

/** Returns a page of processes to filter the NPS dashboard by. */
export const listNpsProcesses = listOf('NPS');
