import type { Handlers } from '../handlers.ts';
import { getNpsGraphs } from './get-nps-graphs.ts';
import { getSlaGraphs } from './get-sla-graphs.ts';
import { listNpsItems } from './list-nps-items.ts';
import { listNpsProcesses, listSlaProcesses } from './list-processes.ts';
import { listSlaSteps } from './list-sla-steps.ts';

export const dashboardsRoutes = {
  'dashboards.sla': getSlaGraphs,
  'dashboards.slaProcesses': listSlaProcesses,
  'dashboards.slaSteps': listSlaSteps,
  'dashboards.nps': getNpsGraphs,
  'dashboards.npsProcesses': listNpsProcesses,
  'dashboards.npsItems': listNpsItems,
} satisfies Partial<Handlers>;
