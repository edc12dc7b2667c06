import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received span. */
export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly status: { readonly code: number };
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
}

interface WireSpan extends Omit<ReceivedSpan, 'attributes'> {
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}
interface WireTraces {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly WireSpan[] }[] }[];
}

/** An OpenTelemetry collector for tests, which receives spans by OTLP over HTTP. */
export interface Collector {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** Number of requests with spans. */
  readonly requests: number;
  close(): void;
}

/** Starts a collector on a free port. */
export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  let requests = 0;
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    response.setHeader('content-type', 'application/json');
    if (request.method !== 'POST' || request.url !== '/v1/traces') {
      response.writeHead(404).end('{}');
      return;
    }
    requests += 1;
    const { resourceSpans } = JSON.parse(text) as WireTraces;
    for (const span of resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))) {
      const attributes = span.attributes.map(({ key, value }) => [key, Object.values(value)[0]]);
      spans.push({ ...span, attributes: Object.fromEntries(attributes) });
    }
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    get requests() {
      return requests;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
