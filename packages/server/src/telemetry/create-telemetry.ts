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
      try {
        const result = await (tracing
          ? tracing.track(
              start,
              () => facts,
              () => work(noting),
            )
          : work(noting));
        metrics?.operationEnded(start.kind, facts, seconds(from));
        return result;
      } catch (error) {
        metrics?.operationEnded(start.kind, { result: 'failed', ...facts }, seconds(from));
        throw error;
      }
    },
    statementStarted(text) {
      const spanEnded = tracing?.statementStarted(text);
      if (!metrics) return spanEnded;
      const from = performance.now();
      return (hasFailed) => {
        metrics.statementEnded(text, hasFailed, seconds(from));
        spanEnded?.(hasFailed);
      };
    },
    traceId: () => tracing?.traceId(),
    traceparent: () => tracing?.traceparent(),
  };
}

const seconds = (from: number): number => (performance.now() - from) / 1000;
