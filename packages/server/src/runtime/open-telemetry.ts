import type { Config } from '../config/read-config.ts';
import type { DatabaseObserver, PoolState } from '../db/connection/database-observer.ts';
import type { Logger } from '../ports/logger.ts';
import type { Telemetry } from '../ports/telemetry.ts';
import type { MetricSources, Metrics } from '../telemetry/metrics.ts';
import { listen } from './listen.ts';

/** The telemetry of a process; null members are not configured. */
export interface OpenTelemetry {
  /** Undefined without metrics and traces. */
  readonly telemetry: Telemetry | undefined;
  readonly databaseObserver: DatabaseObserver | undefined;
  /** Serves the metrics at a port of their own. Returns null if they are not configured. */
  serveMetrics(sources: Omit<MetricSources, 'pool'>): Promise<{ readonly port: number; close(): Promise<void> } | null>;
  /** Sends the traces that are waiting. */
  close(): Promise<void>;
}

/** Loads the libraries of metrics and traces if they are configured. */
export async function openTelemetry(config: Config, version: string): Promise<OpenTelemetry> {
  const { metricsPort, metricsHost, otlpEndpoint: endpoint, tracedShare: share } = config;
  const metrics = metricsPort === undefined ? null : (await import('../telemetry/metrics.ts')).createMetrics();
  const tracing =
    endpoint === undefined
      ? null
      : (await import('../telemetry/tracing.ts')).createTracing({ endpoint, version, share });
  if (!metrics && !tracing) {
    return {
      telemetry: undefined,
      databaseObserver: undefined,
      serveMetrics: async () => null,
      close: async () => {},
    };
  }
  const { createTelemetry } = await import('../telemetry/create-telemetry.ts');
  const telemetry = createTelemetry(metrics, tracing);
  let pool = (): PoolState => ({ busy: 0, idle: 0, waiting: 0 });
  return {
    telemetry,
    databaseObserver: {
      statementStarted: telemetry.statementStarted,
      watchPool(read) {
        pool = read;
      },
    },
    serveMetrics: async (sources) =>
      metrics && metricsPort !== undefined
        ? listenForMetrics(metrics, { ...sources, pool: () => pool() }, { host: metricsHost, port: metricsPort })
        : null,
    close: async () => tracing?.close(),
  };
}

async function listenForMetrics(
  metrics: Metrics,
  sources: MetricSources,
  { host, port }: { readonly host: string; readonly port: number },
) {
  const server = await listen(host, port, { port: 'metrics-port', host: 'metrics-host' });
  server.handle(async ({ method, url }, response) => {
    if (url?.split('?')[0] !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Não encontrado.\n');
      return;
    }
    try {
      const text = await metrics.text(sources);
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
    } catch {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('Ocorreu um erro interno.\n');
    }
  });
  return { port: server.port, close: () => server.close(0) };
}

/** Returns a logger that adds the id of the current trace to each entry. */
export function withTraceId(log: Logger, telemetry: Telemetry | undefined): Logger {
  if (!telemetry) return log;
  const at =
    (level: keyof Logger): Logger['info'] =>
    (message, fields) => {
      const traceId = telemetry.traceId();
      log[level](message, traceId === undefined ? fields : { ...fields, traceId });
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
