import { expect, test } from 'vitest';
import { OutboundError, type OutboundRequest } from '../ports/outbound-call.ts';
import { createTelemetry } from '../telemetry/create-telemetry.ts';
import { createTracing } from '../telemetry/tracing.ts';
import { createTrackedCall } from './tracked-calls.ts';

/** Makes a call within an operation, with a collector that does not exist; returns the request it sends. */
async function sentTo(url: string, allowedHosts: readonly string[]): Promise<OutboundRequest | undefined> {
  const tracing = createTracing({ endpoint: 'http://127.0.0.1:1', version: '1.0.0' });
  const telemetry = createTelemetry(null, tracing);
  let sent: OutboundRequest | undefined;
  const call = createTrackedCall(
    async (request) => {
      sent = request;
      return { statusCode: 200, data: null };
    },
    { telemetry, kind: 'outbound', allowedHosts },
  );
  const request = { method: 'GET', url, headers: { accept: '*/*' }, timeoutMs: 1000 } as const;
  await telemetry.track({ kind: 'job', facts: {} }, () => call(request));
  await tracing.close();
  return sent;
}

test('D11.03 traceparent is sent to hosts in OUTBOUND_ALLOW only', async () => {
  const traceparent = expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect((await sentTo('http://erp.intranet:8080/orders', ['ERP.intranet']))?.headers).toEqual({
    accept: '*/*',
    traceparent,
  });
  for (const url of [
    'https://erp.example/orders',
    'http://x.erp.intranet/',
    'http://erp.intranet.example/',
    'nowhere',
  ]) {
    expect((await sentTo(url, ['erp.intranet']))?.headers, url).toEqual({ accept: '*/*' });
  }
});

test('a refused call keeps its error', async () => {
  const telemetry = createTelemetry(null, null);
  const refused = new OutboundError('REFUSED', 'não');
  const call = createTrackedCall(() => Promise.reject(refused), { telemetry, kind: 'outbound', allowedHosts: [] });
  await expect(call({ method: 'GET', url: 'http://a/', headers: {}, timeoutMs: 1 })).rejects.toBe(refused);
});
