import {
  type Attributes,
  type HrTime,
  type SpanContext,
  type SpanKind,
  type SpanStatus,
  SpanStatusCode,
  TraceFlags,
} from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import { RandomIdGenerator, type ReadableSpan } from '@opentelemetry/sdk-trace';

/** The server whose spans are recorded. */
export interface SpanSource {
  readonly resource: Resource;
  readonly instrumentationScope: { readonly name: string; readonly version: string };
}

/** Facts about a span at its start. */
export interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes: Attributes;
  /** The span it belongs to, of this process or of a caller. @default none; it begins a trace */
  readonly parent?: RecordedSpan | SpanContext | undefined;
}

const ids = new RandomIdGenerator();
const none: never[] = [];

function timeOf(ms: number): HrTime {
  const seconds = Math.trunc(ms / 1000);
  return [seconds, Math.trunc((ms - seconds * 1000) * 1e6)];
}

/**
 * A span that is sent to the collector. The library's own spans check, copy and limit each attribute and link, which takes
 * longer than all else that a trace costs; ours are written by this server only.
 */
export class RecordedSpan implements ReadableSpan {
  name: string;
  status: SpanStatus = { code: SpanStatusCode.UNSET };
  readonly kind: SpanKind;
  readonly attributes: Attributes;
  readonly parentSpanContext?: SpanContext;
  readonly resource: Resource;
  readonly instrumentationScope: SpanSource['instrumentationScope'];
  readonly links = none;
  readonly events = none;
  readonly droppedAttributesCount = 0;
  readonly droppedEventsCount = 0;
  readonly droppedLinksCount = 0;
  readonly #context: SpanContext;
  /** Unix time at which the process's clock was 0; of the first span, so that the times of a trace can be compared. */
  readonly #epoch: number;
  readonly #from = performance.now();
  #to: number | undefined;

  constructor({ resource, instrumentationScope }: SpanSource, { name, kind, attributes, parent }: SpanStart) {
    this.name = name;
    this.kind = kind;
    this.attributes = attributes;
    this.resource = resource;
    this.instrumentationScope = instrumentationScope;
    const isOurs = parent instanceof RecordedSpan;
    const context = isOurs ? parent.#context : parent;
    if (context) this.parentSpanContext = context;
    this.#epoch = isOurs ? parent.#epoch : Date.now() - this.#from;
    this.#context = {
      traceId: context?.traceId ?? ids.generateTraceId(),
      spanId: ids.generateSpanId(),
      traceFlags: TraceFlags.SAMPLED,
    };
  }

  spanContext(): SpanContext {
    return this.#context;
  }
  get traceId(): string {
    return this.#context.traceId;
  }
  get traceparent(): string {
    return `00-${this.traceId}-${this.#context.spanId}-01`;
  }
  get startTime(): HrTime {
    return timeOf(this.#epoch + this.#from);
  }
  get endTime(): HrTime {
    return timeOf(this.#epoch + (this.#to ?? this.#from));
  }
  get duration(): HrTime {
    return timeOf((this.#to ?? this.#from) - this.#from);
  }
  get ended(): boolean {
    return this.#to !== undefined;
  }

  /** Ends the span; it must not be changed afterwards. */
  end(hasFailed: boolean): void {
    if (hasFailed) this.status = { code: SpanStatusCode.ERROR };
    this.#to = performance.now();
  }
}
