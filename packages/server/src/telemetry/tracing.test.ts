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
