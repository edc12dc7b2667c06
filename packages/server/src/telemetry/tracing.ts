import {
  type Attributes,
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { OperationFacts, OperationKind, OperationStart } from '../ports/telemetry.ts';
import { verbOf } from './statement-verb.ts';

/** The traces of one process. */
export interface Tracing {
  /** Runs `work` in a span; `facts` returns the facts about the ended operation. */
  track<Result>(start: OperationStart, facts: () => OperationFacts, work: () => Promise<Result>): Promise<Result>;
  /** Starts a span for a statement of the current operation; undefined if it is not sampled. */
  statementStarted(text: string): ((hasFailed: boolean) => void) | undefined;
  traceId(): string | undefined;
  traceparent(): string | undefined;
  /** Sends the spans that are waiting. */
  flush(): Promise<void>;
  /** Sends the spans that are waiting, for two seconds at most. */
  close(): Promise<void>;
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

function attributesOf({ endpoint, job, channel, resource, method, status, result }: OperationFacts): Attributes {
  return {
    'tramita.endpoint': endpoint,
    'tramita.job': job,
    'tramita.channel': channel,
    'tramita.resource': resource,
    'tramita.result': result,
    'http.request.method': method,
    'http.response.status_code': status,
  };
}

/** Reads a `traceparent` header (W3C Trace Context, version 00); undefined if it is invalid. */
function parentOf(traceparent: string | undefined): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '') ?? [];
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
  const contexts = new AsyncLocalStorageContextManager().enable();
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 5000 });
  const provider = new TracerProvider({
    // the library reads no environment variable for this
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    resource: resourceFromAttributes({ 'service.name': 'tramita', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 })],
  });
  const tracer = provider.getTracer('tramita', version);
  const currentSpan = (): SpanContext | undefined => trace.getSpanContext(contexts.active());

  function contextOf({ kind, traceparent }: OperationStart): Context {
    // what starts a call is the caller, never an operation of this process
    if (kind !== 'call') return contexts.active();
    const parent = parentOf(traceparent);
    return parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
  }

  function end(span: Span, kind: OperationKind, facts: OperationFacts, hasFailed: boolean): void {
    if (!span.isRecording()) return;
    span.updateName(nameOf(kind, facts));
    span.setAttributes(attributesOf(facts));
    if (hasFailed || (facts.status ?? 0) >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  return {
    async track(start, facts, work) {
      const { kind, host } = start;
      const parent = contextOf(start);
      const attributes: Attributes = host === undefined ? {} : { 'server.address': host };
      const span = tracer.startSpan(nameOf(kind, start.facts), { kind: spanKinds[kind], attributes }, parent);
      try {
        const result = await contexts.with(trace.setSpan(parent, span), work);
        end(span, kind, facts(), false);
        return result;
      } catch (error) {
        end(span, kind, facts(), true);
        throw error;
      }
    },
    statementStarted(text) {
      const context = contexts.active();
      // most calls are not sampled, and neither are their statements
      if (trace.getSpan(context)?.isRecording() === false) return undefined;
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, mostTextLength) };
      const span = tracer.startSpan(`statement ${verbOf(text)}`, { kind: SpanKind.CLIENT, attributes }, context);
      return (hasFailed) => {
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
    traceId: () => currentSpan()?.traceId,
    traceparent() {
      const span = currentSpan();
      return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`;
    },
    flush: () => provider.forceFlush(),
    async close() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, closeMs);
      });
      await Promise.race([provider.shutdown().catch(() => {}), late]);
      clearTimeout(timer);
    },
  };
}
