import { authInfo, findService } from '@tramita/client/contract';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { allWidgets } from './composed/testing/all-widgets.tsx';
import { TramitaProvider } from './provider/TramitaProvider.tsx';
import { openSandbox } from './testing/open-sandbox.ts';
import { recordedClient } from './testing/recorded-client.ts';

const sandbox = await openSandbox(1280, 900);
const none = () => {};
/** Mounts of each widget. They are enough to find what each mount leaves; 100 take minutes next to other tests. */
const mounts = 10;
/** Rounds of mounts at most: another one follows only while the last one left something. */
const rounds = 3;

// typing pauses and the cleanup of caches end without an event, and only a later count shows what they kept
const rest = () => new Promise((resolve) => setTimeout(resolve, 1500));

const devtools = cdp() as unknown as { send(method: string): Promise<Record<string, number>> };

/** Counts what the page keeps after a collection of garbage. */
async function countKept() {
  for (let run = 0; run < 3; run += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes = 0, jsEventListeners = 0 } = await devtools.send('Memory.getDOMCounters');
  const { usedSize = 0 } = await devtools.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, heap: usedSize };
}

/** Counts the timers and channels that are open, from now on. */
function watchPage() {
  const timers = new Map<unknown, string>();
  let channels = 0;
  const { setTimeout: later, setInterval: often, clearTimeout: stop, clearInterval: stopOften } = window;
  window.setTimeout = ((run: TimerHandler, delay?: number, ...rest: unknown[]) => {
    const id = later(
      (...given: unknown[]) => {
        timers.delete(id);
        if (typeof run === 'function') run(...given);
      },
      delay,
      ...rest,
    );
    timers.set(id, `${delay} ${new Error().stack?.split('\n').slice(2, 6).join(' < ')}`);
    return id;
  }) as typeof window.setTimeout;
  window.setInterval = ((...given: Parameters<typeof often>) => {
    const id = often(...given);
    timers.set(id, 'interval');
    return id;
  }) as typeof window.setInterval;
  window.clearTimeout = (id) => {
    timers.delete(id);
    stop(id);
  };
  window.clearInterval = (id) => {
    timers.delete(id);
    stopOften(id);
  };
  const Channel = window.BroadcastChannel;
  window.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name);
      channels += 1;
    }
    override close() {
      channels -= 1;
      super.close();
    }
  };
  return {
    open: () => ({ timers: [...timers.values()].filter((opened) => !opened.includes('pglite')), channels }),
    end() {
      Object.assign(window, { setTimeout: later, setInterval: often, clearTimeout: stop, clearInterval: stopOften });
      window.BroadcastChannel = Channel;
    },
  };
}

test('E6.05 widgets keep no timer, listener, node or memory after many mounts', async () => {
  const { client, settle } = recordedClient(sandbox, 'patricia.lemos');
  const user = await client.call(authInfo);
  const service = await client.call(findService, { params: { name: 'notebook-e-perifericos' } });
  const wall = Object.entries(allWidgets).map(([name, draw]) => (
    <div key={name} data-widget={name} style={{ height: 600 }}>
      {draw(user, service.id)}
    </div>
  ));
  const mount = async () => {
    const container = document.createElement('div');
    document.body.append(container);
    const root = createRoot(container);
    root.render(
      <TramitaProvider client={client} theme="light" now={sandbox.now} onError={none}>
        {wall}
      </TramitaProvider>,
    );
    await settle();
    const empty = [...container.querySelectorAll('[data-widget]:not(:has([data-slot="root"] > :not(:empty)))')];
    expect(empty.map((element) => element.getAttribute('data-widget'))).toEqual([]);
    root.unmount();
    container.remove();
  };
  // less than 6 kB per widget and mount is code that the engine compiles; a response that is kept weighs more
  const heapLimit = mounts * wall.length * 6000;
  // the parts that are loaded on demand, and kept for the page
  for (let run = 0; run < 15; run += 1) await mount();
  await rest();
  const elements = document.querySelectorAll('*').length;
  const watch = watchPage();
  let kept = await countKept();
  let growth = kept;
  // a leak grows in each round; what the engine happens to keep once, such as the last event, does not
  for (let round = 0; round < rounds; round += 1) {
    for (let run = 0; run < mounts; run += 1) await mount();
    await rest();
    const now = await countKept();
    growth = { nodes: now.nodes - kept.nodes, listeners: now.listeners - kept.listeners, heap: now.heap - kept.heap };
    kept = now;
    if (growth.nodes <= 0 && growth.listeners <= 0 && growth.heap < heapLimit) break;
  }
  const open = watch.open();
  watch.end();
  expect(open).toEqual({ timers: [], channels: 0 });
  expect(document.querySelectorAll('*').length).toBe(elements);
  expect(growth.nodes).toBeLessThanOrEqual(0);
  expect(growth.listeners).toBeLessThanOrEqual(0);
  expect(growth.heap).toBeLessThan(heapLimit);
});
