import type { OutboundCall } from '../ports/outbound-call.ts';
import { OutboundError } from '../ports/outbound-call.ts';
import { type Telemetry, tracked } from '../ports/telemetry.ts';

export interface TrackedCallOptions {
  readonly telemetry: Telemetry | undefined;
  readonly kind: 'outbound' | 'webhook';
  /** Hosts of the company that receive the trace id, to continue the trace. */
  readonly allowedHosts: readonly string[];
}

/** Returns the call with telemetry: each call is an operation, which systems of the company can continue. */
export function createTrackedCall(call: OutboundCall, options: TrackedCallOptions): OutboundCall {
  const { telemetry, kind } = options;
  if (!telemetry) return call;
  const allowedHosts = new Set(options.allowedHosts.map((host) => host.toLowerCase()));
  return (request) => {
    const { method } = request;
    const host = URL.parse(request.url)?.hostname;
    return tracked(telemetry, { kind, host, facts: { method } }, async (operation) => {
      const traceparent = host !== undefined && allowedHosts.has(host) ? telemetry.traceparent() : undefined;
      const added: Record<string, string> = traceparent === undefined ? {} : { traceparent };
      try {
        const response = await call({ ...request, headers: { ...request.headers, ...added } });
        operation.add({ status: response.statusCode });
        return response;
      } catch (error) {
        operation.add({ result: error instanceof OutboundError ? error.code : 'failed' });
        throw error;
      }
    });
  };
}
