import { AsyncLocalStorage } from 'node:async_hooks';
import { type Attributes, isSpanContextValid, type SpanContext, SpanKind, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, RandomIdGenerator } from '@opentelemetry/sdk-trace';
import type { OperationFacts, OperationKind } from '../ports/telemetry.ts';
import { RecordedSpan, type SpanSource } from './recorded-span.ts';
import { verbOf } from './statement-verb.ts';

/** The traces of one process. */
export interface Tracing {
  /** Begins an operation in the current trace, or in that of a caller; a call without one begins a trace of its own. */
  begin(kind: OperationKind, traceparent?: string, host?: string): TracedOperation;
  /** Starts a span for a statement of the current operation; undefined if it is not recorded. */
  statementStarted(text: string): ((hasFailed: boolean) => void) | undefined;
  traceId(): string | undefined;
  traceparent(): string | undefined;
  /** Sends the spans that are waiting. */
  flush(): Promise<void>;
  /** Sends the spans that are waiting, for two seconds at most. */
  close(): Promise<void>;
}

/** An operation that belongs to a trace. */
export interface TracedOperation {
  /** Runs `work` as the current operation. */
  run<Result>(work: () => Result): Result;
  end(facts: OperationFacts, hasFailed: boolean): void;
}

const closeMs = 2000;
const mostTextLength = 2000;

const spanKinds: Record<OperationKind, SpanKind> = {
  call: SpanKind.SERVER,
  job: SpanKind.CONSUMER,
  message: SpanKind.PRODUCER,
  outbound: SpanKind.CLIENT,
  webhook: SpanKind.CLIENT,
  delivery: SpanKind.PRODUCER,
  scim: SpanKind.INTERNAL,
};

const nameOf = (kind: OperationKind, { endpoint, job, channel, resource, method }: OperationFacts): string =>
  [kind, endpoint ?? job ?? channel ?? resource ?? method].filter(Boolean).join(' ');

const attributeNames: Readonly<Record<keyof OperationFacts, string>> = {
  endpoint: 'tramita.endpoint',
  job: 'tramita.job',
  channel: 'tramita.channel',
  resource: 'tramita.resource',
  result: 'tramita.result',
  method: 'http.request.method',
  status: 'http.response.status_code',
};

/** Reads a `traceparent` header (W3C Trace Context, version 00); undefined if it is invalid. */
function parentOf(traceparent: string | undefined): SpanContext | undefined {
  if (traceparent === undefined) return undefined;
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent) ?? [];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(parent) ? parent : undefined;
}

export interface TracingOptions {
  /** Address of the collector, which receives the spans by OTLP over HTTP. */
  readonly endpoint: string;
  /** Version of this server. */
  readonly version: string;
  /** Share of new traces that are recorded, from 0 to 1; a continued trace is recorded if its caller does. @default 1 */
  readonly share?: number;
}

/**
 * Creates the traces. Spans wait in a bounded queue and are dropped if the collector does not take them, so that no
 * operation waits for it.
 */
export function createTracing({ endpoint, version, share = 1 }: TracingOptions): Tracing {
  const running = new AsyncLocalStorage<Traced>();
  const ids = new RandomIdGenerator();
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 5000 });
  const spans = new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 });
  const source: SpanSource = {
    resource: resourceFromAttributes({ 'service.name': 'tramita', 'service.version': version }),
    instrumentationScope: { name: 'tramita', version },
  };

  /** An operation of a trace that is not recorded. Its ids are only created if a log line or another system needs them. */
  class Unrecorded implements TracedOperation {
    #traceId: string | undefined;
    constructor(traceId: string | undefined) {
      this.#traceId = traceId;
    }
    get traceId(): string {
      this.#traceId ??= ids.generateTraceId();
      return this.#traceId;
    }
    get traceparent(): string {
      return `00-${this.traceId}-${ids.generateSpanId()}-00`;
    }
    run<Result>(work: () => Result): Result {
      return running.run(this, work);
    }
    end(): void {}
  }

  /** An operation that is sent as a span. */
  class Recorded implements TracedOperation {
    readonly span: RecordedSpan;
    readonly #kind: OperationKind;
    constructor(kind: OperationKind, parent: RecordedSpan | SpanContext | undefined, host: string | undefined) {
      this.#kind = kind;
      const attributes: Attributes = host === undefined ? {} : { 'server.address': host };
      this.span = new RecordedSpan(source, { name: kind, kind: spanKinds[kind], attributes, parent });
    }
    get traceId(): string {
      return this.span.traceId;
    }
    get traceparent(): string {
      return this.span.traceparent;
    }
    run<Result>(work: () => Result): Result {
      return running.run(this, work);
    }
    end(facts: OperationFacts, hasFailed: boolean): void {
      const { span } = this;
      span.name = nameOf(this.#kind, facts);
      for (const name of Object.keys(facts) as (keyof OperationFacts)[]) {
        const value = facts[name];
        if (value !== undefined) span.attributes[attributeNames[name]] = value;
      }
      span.end(hasFailed || (facts.status ?? 0) >= 500);
      spans.onEnd(span);
    }
  }
  type Traced = Unrecorded | Recorded;

  const isNewRecorded = (): boolean => Math.random() < share;

  return {
    begin(kind, traceparent, host) {
      // what starts a call is the caller, never an operation of this process
      const outer = kind === 'call' ? undefined : running.getStore();
      if (outer) return outer instanceof Recorded ? new Recorded(kind, outer.span, host) : outer;
      const parent = kind === 'call' ? parentOf(traceparent) : undefined;
      // whether a trace is recorded is decided when it begins, and nothing is created for one that is not
      const isRecorded = parent ? (parent.traceFlags & TraceFlags.SAMPLED) !== 0 : isNewRecorded();
      return isRecorded ? new Recorded(kind, parent, host) : new Unrecorded(parent?.traceId);
    },
    statementStarted(text) {
      const operation = running.getStore();
      if (operation instanceof Unrecorded || (!operation && !isNewRecorded())) return undefined;
      const span = new RecordedSpan(source, {
        name: `statement ${verbOf(text)}`,
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, mostTextLength) },
        parent: operation?.span,
      });
      return (hasFailed) => {
        span.end(hasFailed);
        spans.onEnd(span);
      };
    },
    traceId: () => running.getStore()?.traceId,
    traceparent: () => running.getStore()?.traceparent,
    flush: () => spans.forceFlush(),
    async close() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, closeMs);
      });
      await Promise.race([spans.shutdown().catch(() => {}), late]);
      clearTimeout(timer);
    },
  };
}
