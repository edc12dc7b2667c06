import type { Operation, OperationFacts, Telemetry } from '../ports/telemetry.ts';
import type { Metrics } from './metrics.ts';
import type { Tracing } from './tracing.ts';

/** Creates the telemetry of a process from its metrics and traces; either may be off. */
export function createTelemetry(metrics: Metrics | null, tracing: Tracing | null): Telemetry {
  return {
    async track({ kind, facts, traceparent, host }, work) {
      const operation = new TrackedOperation(facts);
      const from = performance.now();
      const trace = tracing?.begin(kind, traceparent, host);
      try {
        const result = await (trace ? trace.run(() => work(operation)) : work(operation));
        metrics?.operationEnded(kind, operation.facts, seconds(from));
        trace?.end(operation.facts, false);
        return result;
      } catch (error) {
        metrics?.operationEnded(kind, { result: 'failed', ...operation.facts }, seconds(from));
        trace?.end(operation.facts, true);
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

class TrackedOperation implements Operation {
  facts: OperationFacts;
  constructor(facts: OperationFacts) {
    this.facts = facts;
  }
  add(more: OperationFacts): void {
    this.facts = { ...this.facts, ...more };
  }
}

const seconds = (from: number): number => (performance.now() - from) / 1000;
