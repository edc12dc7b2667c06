import { expect, test } from 'vitest';
import { startCollector } from '../runtime/testing/collector.ts';
import { createTelemetry } from './create-telemetry.ts';
import { createTracing } from './tracing.ts';

/** Runs calls of a statement each with traces of a share; returns the names of the spans that the collector received. */
async function spansOf(share: number, calls: number, traceparent?: string): Promise<string[]> {
  const collector = await startCollector();
  const tracing = createTracing({ endpoint: collector.url, version: '1.0.0', share });
  const telemetry = createTelemetry(null, tracing);
  for (let call = 0; call < calls; call += 1) {
    await telemetry.track({ kind: 'call', facts: { endpoint: 'tasks.list' }, traceparent }, async () => {
      telemetry.statementStarted('select 1')?.(false);
    });
  }
  await tracing.close();
  collector.close();
  return collector.spans.map(({ name }) => name);
}

test('a call and its statement are recorded by default', async () => {
  expect((await spansOf(1, 1)).toSorted()).toEqual(['call tasks.list', 'statement select']);
});

test('only a share of the calls is recorded, with their statements', async () => {
  const names = await spansOf(0.1, 1000);
  const calls = names.filter((name) => name === 'call tasks.list');
  expect(calls.length).toBeGreaterThan(40);
  expect(calls.length).toBeLessThan(200);
  expect(names.length).toBe(calls.length * 2);
});

test('a trace of a caller is recorded if the caller records it', async () => {
  const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7';
  expect((await spansOf(0, 1, `${trace}-01`)).length).toBe(2);
  expect((await spansOf(1, 1, `${trace}-00`)).length).toBe(0);
});

test('D15.09 a call that is not recorded creates no span, and neither do its statements', async () => {
  const tracing = createTracing({ endpoint: 'http://127.0.0.1:1', version: '1.0.0', share: 0 });
  const telemetry = createTelemetry(null, tracing);
  await telemetry.track({ kind: 'call', facts: {} }, async () => {
    expect(telemetry.statementStarted('select 1')).toBeUndefined();
    expect(telemetry.traceId()).toBe(telemetry.traceId());
    expect(telemetry.traceparent()).toMatch(new RegExp(`^00-${telemetry.traceId()}-[0-9a-f]{16}-00$`));
    await telemetry.track({ kind: 'outbound', facts: {} }, async () => {
      expect(telemetry.statementStarted('select 1')).toBeUndefined();
    });
  });
  await tracing.close();
});

test('D15.09 hundreds of spans are sent in one request', async () => {
  const collector = await startCollector();
  const tracing = createTracing({ endpoint: collector.url, version: '1.0.0' });
  const telemetry = createTelemetry(null, tracing);
  for (let call = 0; call < 100; call += 1) {
    await telemetry.track({ kind: 'call', facts: {} }, async () => {
      for (let statement = 0; statement < 4; statement += 1) telemetry.statementStarted('select 1')?.(false);
    });
  }
  await tracing.close();
  collector.close();
  expect([collector.spans.length, collector.requests]).toEqual([500, 1]);
});

test('a statement belongs to its call, and begins and ends within it', async () => {
  const collector = await startCollector();
  const tracing = createTracing({ endpoint: collector.url, version: '1.0.0' });
  const telemetry = createTelemetry(null, tracing);
  const before = Date.now();
  await telemetry.track({ kind: 'call', facts: { endpoint: 'tasks.list', status: 500 } }, async () => {
    telemetry.statementStarted('insert into tasks')?.(true);
  });
  await tracing.close();
  collector.close();
  const [statement, call] = collector.spans;
  expect(call).toMatchObject({
    name: 'call tasks.list',
    status: { code: 2 },
    attributes: { 'tramita.endpoint': 'tasks.list', 'http.response.status_code': 500 },
  });
  expect(statement).toMatchObject({ name: 'statement insert', status: { code: 2 }, parentSpanId: call?.spanId });
  const times = [call, statement, statement, call].map((span, at) =>
    BigInt((at < 2 ? span?.startTimeUnixNano : span?.endTimeUnixNano) ?? 0),
  );
  expect(times).toEqual(times.toSorted((one, other) => Number(one - other)));
  expect(Number((times[0] ?? 0n) / 1_000_000n)).toBeGreaterThanOrEqual(before - 1);
});
