import type { Step } from '@tramita/client/contract';
import type { Services } from '../../context.ts';
import type { DemoPerson } from '../company/build-people.ts';
import type { Company } from '../demo-company.ts';
import { createRandom, type Random } from '../random.ts';
import type { DemoService } from '../services/demo-service.ts';
import { type Backlog, backlog } from './backlog.ts';
import { isEligible } from './eligible.ts';
import { RequestLife } from './request-life.ts';
import { createSimulation, type Simulation } from './simulation.ts';
import { randomFile } from './small-files.ts';
import { arrivals, isWorkingTime } from './working-time.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const minuteMs = hourMs / 60;

/** Options of the generated history. */
export interface HistoryOptions {
  readonly company: Company;
  readonly end: Date;
  /** Number of requests in the days before the end, in addition to the backlog. */
  readonly requests: number;
  readonly days: number;
  /** Whether to create the requests that fill the inboxes at the end. @default true */
  readonly backlog?: boolean;
  readonly seed: string;
}

/** How often a user sends requests, relative to 1 for all other users. */
const eagerness: Readonly<Record<string, number>> = {
  'rafael.nunes': 3,
  'juliana.prado': 2,
  'helena.barros': 2,
  'camila.duarte': 1.5,
  'jorge.valente': 1.5,
  'elaine.braga': 1.5,
  'otavio.rezende': 0.5,
};

/**
 * Creates a history by driving the engine on a simulated clock, in a database that contains the company. The same
 * options create the same rows, except for the uuids of tasks that the job worker opens.
 */
export async function generateHistory(db: Services['db'], options: HistoryOptions): Promise<Simulation['files']> {
  const { company, end, requests, days, seed } = options;
  const random = createRandom(seed);
  const simulation = createSimulation(db, company, end);
  const from = new Date(end.getTime() - days * dayMs);
  arrivals(requests, from, end, random.fork('arrivals')).forEach((at, index) => {
    const own = random.fork(`request/${index}`);
    simulation.timeline.add(at, () => ask(simulation, options, chooseService(options, own), own));
  });
  if (options.backlog !== false) {
    backlog.forEach((entry, index) => {
      planBacklog(simulation, options, entry, random.fork(`backlog/${index}`));
    });
  }
  await simulation.run();
  await readOldNotifications(db, end);
  return simulation.files;
}

/** Marks notifications older than a day as read, and some newer ones. */
async function readOldNotifications(db: Services['db'], end: Date): Promise<void> {
  const old = new Date(end.getTime() - 30 * hourMs);
  await db.updateTable('notifications').set({ read: true }).where('created_at', '<', old).execute();
  const rows = await db.selectFrom('notifications').select('id').where('read', '=', false).execute();
  const seen = rows.map(({ id }) => id).filter((id) => id % 3 === 0);
  if (seen.length > 0) await db.updateTable('notifications').set({ read: true }).where('id', 'in', seen).execute();
}

function chooseService({ company }: HistoryOptions, random: Random): DemoService {
  const open = company.services.filter((service) => service.versions.length > 0 && service.active !== false);
  return random.weighted(open.map((service) => [service, service.demand] as const));
}

function chooseRequester(
  company: Company,
  service: DemoService,
  random: Random,
  among?: readonly string[],
): DemoPerson {
  const candidates = company.people
    .filter((person) => among === undefined || among.includes(person.userName))
    .filter((person) => isEligible(person, service, company));
  if (candidates.length === 0) throw new Error(`No user may start ${service.title}`);
  return random.weighted(candidates.map((person) => [person, eagerness[person.userName] ?? 1] as const));
}

async function ask(
  simulation: Simulation,
  { company, end }: HistoryOptions,
  service: DemoService,
  random: Random,
  entry?: Backlog,
  steps?: readonly Date[],
): Promise<void> {
  const requester = chooseRequester(company, service, random, entry?.requesters);
  const support = company.people.find(({ userName }) => userName === 'marina.teixeira');
  const files = random.chance(0.3) ? [randomFile(random, service.title)] : [];
  const { request, applied } = await simulation.driver.start({
    service,
    requester,
    startedBy: entry === undefined && random.chance(0.04) ? support : undefined,
    values: entry?.values,
    files,
    random,
  });
  const plan = entry === undefined || steps === undefined ? null : { entry, steps };
  const life = new RequestLife(simulation, request, end, plan);
  await simulation.followUp(request, applied, () => life.goOn());
  life.maybeCancel();
}

/** SLA of a step; none for a service task. */
function allowance(step: Step): number {
  if (!('sla' in step) || step.sla === undefined) return 0;
  return step.sla * { MINUTES: minuteMs, HOURS: hourMs, DAYS: dayMs }[step.slaUnit ?? 'DAYS'];
}

/** Schedules a request so that it has been at a step since the hour its due time requires. */
function planBacklog(simulation: Simulation, options: HistoryOptions, entry: Backlog, random: Random): void {
  const { company, end } = options;
  const service = company.services.find(({ name }) => name === entry.service);
  const step = service?.versions.at(-1)?.definition.steps.find(({ id }) => id === entry.step);
  if (service === undefined || step === undefined)
    throw new Error(`There is no step "${entry.step}" in ${entry.service}`);
  const allowed = allowance(step);
  entry.due.forEach((hours, index) => {
    const own = random.fork(String(index));
    const reached = new Date(Math.min(end.getTime() - minuteMs, end.getTime() + hours * hourMs - allowed));
    const begun = new Date(reached.getTime() - entry.hops * (1.5 + own.next()) * hourMs);
    // earlier steps happened in working hours, if necessary days earlier
    while (entry.hops > 0 && !isWorkingTime(begun)) begun.setTime(begun.getTime() - hourMs);
    const span = reached.getTime() - begun.getTime();
    const steps = Array.from(
      { length: entry.hops },
      (_, hop) => new Date(begun.getTime() + (span * (hop + 1)) / Math.max(entry.hops, 1)),
    );
    const heldBy = index < (entry.held ?? 0) ? entry.heldBy : undefined;
    const planned = { ...entry, heldBy };
    simulation.timeline.add(begun, () => ask(simulation, options, service, own, planned, steps));
  });
}
