import type { Operation, OperationFacts, Telemetry } from '../ports/telemetry.ts';
import type { Metrics } from './metrics.ts';
import type { Tracing } from './tracing.ts';

/** Creates the telemetry of a process from its metrics and traces; either may be off. */
export function createTelemetry(metrics: Metrics | null, tracing: Tracing | null): Telemetry {
  return {
    async track(start, work) {
      const from = performance.now();
      let facts: OperationFacts = start.facts;
      const noting: Operation = {
        add(more) {
          facts = { ...facts, ...more };
        },
      };
      const run = () => work(noting);
      try {
        const result = await (tracing ? tracing.track(start, () => facts, run) : run());
        metrics?.operationEnded(start.kind, facts, seconds(from));
        return result;
      } catch (error) {
        metrics?.operationEnded(start.kind, { result: 'failed', ...facts }, seconds(from));
        throw error;
      }
    },
    statementEnded(statement) {
      metrics?.statementEnded(statement);
      tracing?.statementEnded(statement);
    },
    traceId: () => tracing?.traceId(),
    traceparent: () => tracing?.traceparent(),
  };
}

const seconds = (from: number): number => (performance.now() - from) / 1000;
