import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { PoolState } from '../db/connection/database-observer.ts';
import type { WorkCounts } from '../db/jobs/work-counts.ts';
import type { OperationFacts, OperationKind } from '../ports/telemetry.ts';
import { DurationHistogram } from './duration-histogram.ts';
import { verbOf } from './statement-verb.ts';

/** Values that are read for each request of the metrics. */
export interface MetricSources {
  readonly pool: () => PoolState;
  readonly work: () => Promise<WorkCounts>;
  /** Open connections of the realtime channel. */
  readonly realtime: () => number;
}

/** The metrics of one process. */
export interface Metrics {
  readonly contentType: string;
  operationEnded(kind: OperationKind, facts: OperationFacts, seconds: number): void;
  statementEnded(text: string, hasFailed: boolean, seconds: number): void;
  /** Returns all metrics in the text format of Prometheus. */
  text(sources: MetricSources): Promise<string>;
}

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const statementBuckets = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30];

/** Labels of each kind of operation. None may contain user input, or every user and request would be a time series. */
const operationLabels = {
  call: ['endpoint', 'method', 'status'],
  job: ['job', 'result'],
  message: ['channel', 'result'],
  outbound: ['method', 'status', 'result'],
  webhook: ['status', 'result'],
  delivery: ['status', 'result'],
  scim: ['resource', 'method', 'status'],
} as const satisfies Record<OperationKind, readonly (keyof OperationFacts)[]>;

const operationHelp: Record<OperationKind, string> = {
  call: 'Calls by endpoint id, method and status',
  job: 'Attempts of jobs by kind and result',
  message: 'Deliveries of outgoing messages by channel and result',
  outbound: 'Calls to other systems by method, status and result',
  webhook: 'Calls to webhooks of chats by status and result',
  delivery: 'Attempts to deliver events to webhooks by status and result',
  scim: 'Requests of SCIM by resource, method and status',
};

/** Creates the metrics; from then on the delay of the event loop and the garbage collection are observed. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const kinds = Object.keys(operationLabels) as OperationKind[];
  const operations = new Map(
    kinds.map((kind) => {
      const [name, help] = [`tramita_${kind}_duration_seconds`, operationHelp[kind]];
      const labels: readonly (keyof OperationFacts)[] = operationLabels[kind];
      return [kind, new DurationHistogram({ name, help, labels, buckets: secondsBuckets })];
    }),
  );
  const statements = new DurationHistogram({
    name: 'tramita_database_statement_duration_seconds',
    help: 'Database statements by verb and result',
    labels: ['verb', 'result'],
    buckets: statementBuckets,
  });
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name: `tramita_${name}`, help, labelNames, registers });
  const connections = gauge('database_connections', 'Connections to the database by state', ['state']);
  const waiting = gauge('database_waiting', 'Callers that wait for a connection to the database');
  const realtime = gauge('realtime_connections', 'Open connections of the realtime channel');
  const jobs = gauge('jobs', 'Stored jobs by kind and state', ['job', 'state']);
  const oldestDue = gauge('jobs_oldest_due_seconds', 'Age of the job that has been due longest; 0 without due jobs');
  const messages = gauge('outbox_messages', 'Messages of the outbox by channel and state', ['channel', 'state']);
  const exports = gauge('exports', 'Exports of the report by state', ['state']);
  const isDatabaseUp = gauge('database_up', 'Whether the figures that the database gives could be read');

  async function readWork(sources: MetricSources): Promise<void> {
    for (const each of [jobs, messages, exports, oldestDue]) each.reset();
    try {
      const work = await sources.work();
      for (const { kind, state, count } of work.jobs) jobs.set({ job: kind, state }, count);
      for (const { channel, state, count } of work.messages) messages.set({ channel, state }, count);
      for (const { state, count } of work.exports) exports.set({ state }, count);
      oldestDue.set(work.oldestDueSeconds);
      isDatabaseUp.set(1);
    } catch {
      // the other figures are most useful when the database does not answer
      isDatabaseUp.set(0);
    }
  }

  return {
    contentType: registry.contentType,
    operationEnded(kind, facts, seconds) {
      operations.get(kind)?.observe(facts, seconds);
    },
    statementEnded(text, hasFailed, seconds) {
      statements.observe({ verb: verbOf(text), result: hasFailed ? 'failed' : 'done' }, seconds);
    },
    async text(sources) {
      const pool = sources.pool();
      connections.set({ state: 'busy' }, pool.busy);
      connections.set({ state: 'idle' }, pool.idle);
      waiting.set(pool.waiting);
      realtime.set(sources.realtime());
      await readWork(sources);
      const histograms = [...operations.values(), statements].map((histogram) => histogram.text());
      return `${await registry.metrics()}\n${histograms.join('\n')}`;
    },
  };
}
