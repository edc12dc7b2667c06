import type { endpoints, ParsedRequestOf, SlaStep, Step, WorkflowDefinition } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { findDashboardProcesses } from '../db/dashboards/dashboard-processes.ts';
import { countSlaSteps, type SlaStepRow } from '../db/dashboards/sla-dashboard.ts';
import { findDefinitions } from '../db/processes/process-data.ts';
import { NotFoundError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { readWindow } from './read-window.ts';

type Call = (typeof endpoints)['dashboards.slaSteps'];
type HumanStep = Extract<Step, { type: 'USER_TASK' | 'APPROVAL_TASK' }>;

const isHuman = (step: Step): step is HumanStep => step.type === 'USER_TASK' || step.type === 'APPROVAL_TASK';

/**
 * Returns the steps counted in a value of the SLA dashboard.
 * @throws InvalidInputError; NotFoundError if the process does not exist
 */
export async function listSlaSteps(
  { services: { db, now } }: CallContext,
  { params, query }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const window = readWindow(query);
  const [process] = await findDashboardProcesses(db, { processIds: [params.id] });
  if (!process) throw new NotFoundError('Não encontramos este processo');
  const { versions } = process;
  const rows = await countSlaSteps(db, { ...window, versions, finished: query.finished, now: now() });
  const elements = describeSteps(rows, versions, await findDefinitions(db, versions));
  return { elements, totalElements: elements.length };
}

/** Returns each step once, as in its newest version, with the tasks of all versions. @param versions newest first */
function describeSteps(
  rows: readonly SlaStepRow[],
  versions: readonly number[],
  definitions: ReadonlyMap<number, WorkflowDefinition>,
): SlaStep[] {
  const counted = new Set(rows.map(({ step_id }) => step_id));
  const steps = new Map<string, HumanStep>();
  for (const version of versions) {
    for (const step of definitions.get(version)?.steps ?? []) {
      if (isHuman(step) && counted.has(step.id) && !steps.has(step.id)) steps.set(step.id, step);
    }
  }
  const sum = (id: string, name: 'inside' | 'outside' | 'withoutSla') =>
    rows.filter(({ step_id }) => step_id === id).reduce((total, row) => total + row[name], 0);
  return [...steps.values()].map(({ id, title, sla, slaUnit, assignees, groups }) => ({
    id,
    title,
    sla: sla ?? null,
    slaUnit: slaUnit ?? null,
    responsibles: [...groups.map(({ name }) => name), ...assignees.map(({ firstName }) => firstName)],
    inside: sum(id, 'inside'),
    outside: sum(id, 'outside'),
    withoutSla: sum(id, 'withoutSla'),
  }));
}
