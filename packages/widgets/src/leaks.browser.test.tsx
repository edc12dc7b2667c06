import { createClient } from '@tramita/client';
import { authInfo, findService, type User } from '@tramita/client/contract';
import { sandboxIds } from '@tramita/server/sandbox';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { TaskInbox } from './composed/task-inbox/index.ts';
import { ServiceCatalogue } from './features/catalogue/index.ts';
import { Dashboards } from './features/dashboards/index.ts';
import { DepartmentPage, Departments } from './features/departments/index.ts';
import { Groups } from './features/groups/index.ts';
import { Modeler } from './features/modeler/index.ts';
import { NotificationsMenu } from './features/notifications/index.ts';
import { NpsForm } from './features/nps-form/index.ts';
import { Outbox } from './features/outbox/index.ts';
import { Report } from './features/report/index.ts';
import { RequestDialog } from './features/request-dialog/index.ts';
import { Sheets } from './features/sheets/index.ts';
import { Summary } from './features/summary/index.ts';
import { TaskDetail } from './features/task-detail/index.ts';
import { UpdateEditor, UpdatesFeed } from './features/updates/index.ts';
import { Workflows } from './features/workflows/index.ts';
import { TramitaProvider } from './provider/TramitaProvider.tsx';
import { openSandbox } from './testing/open-sandbox.ts';

const sandbox = await openSandbox(1280, 900);
const { tasks, requests } = sandboxIds;
const none = () => {};
/** Mounts of each widget. They are enough to find what each mount leaves; 100 take minutes next to other tests. */
const mounts = 10;

/** A client that gets each response from the sandbox once, and later from memory, so that a mount takes no time. */
function recordedClient(userName: string) {
  const session = sandbox.as(userName);
  const answers = new Map<string, Promise<Response>>();
  let pending = 0;
  const client = createClient({
    baseUrl: 'http://sandbox.test',
    tokenProvider: session.tokenProvider,
    fetch: async (input, init) => {
      pending += 1;
      const key = `${init?.method} ${input} ${init?.body}`;
      const answer = answers.get(key) ?? session.fetch(input, { ...init, signal: null });
      answers.set(key, answer);
      try {
        return (await answer).clone();
      } finally {
        pending -= 1;
      }
    },
  });
  return { client, isQuiet: () => pending === 0 };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));
/** Lets short timers end, such as those of a typing pause. */
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

type Draw = (user: User, service: number) => ReactNode;

const widgets: Readonly<Record<string, Draw>> = {
  TaskInbox: () => <TaskInbox />,
  TaskDetail: () => <TaskDetail identifier={tasks.refundApproval.uuid} onClose={none} />,
  ServiceCatalogue: () => <ServiceCatalogue onRequest={none} />,
  RequestDialog: (user, service) => <RequestDialog service={service} user={user} onClose={none} />,
  Summary: () => <Summary />,
  Report: () => <Report filter={{ process: 'Reembolso de despesas' }} />,
  Dashboards: () => <Dashboards />,
  UpdatesFeed: () => <UpdatesFeed />,
  UpdateEditor: () => <UpdateEditor update={null} onClose={none} />,
  Outbox: () => <Outbox />,
  Sheets: () => <Sheets />,
  Groups: () => <Groups />,
  Departments: () => <Departments />,
  DepartmentPage: () => <DepartmentPage department={1} />,
  Workflows: () => <Workflows />,
  Modeler: () => <Modeler process={null} />,
  NotificationsMenu: () => <NotificationsMenu />,
  NpsForm: () => <NpsForm uuid={requests.finishedToRate.protocol} />,
};

test('E6.05 widgets keep no timer, listener, node or memory after many mounts', async () => {
  const { client, isQuiet } = recordedClient('patricia.lemos');
  const user = await client.call(authInfo);
  const service = await client.call(findService, { params: { name: 'notebook-e-perifericos' } });
  const wall = Object.entries(widgets).map(([name, draw]) => (
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
    // a response may lead to the next call
    for (let quiet = 0; quiet < 4; quiet = isQuiet() ? quiet + 1 : 0) await turn();
    const empty = [...container.querySelectorAll('[data-widget]:not(:has([data-slot="root"] > :not(:empty)))')];
    expect(empty.map((element) => element.getAttribute('data-widget'))).toEqual([]);
    root.unmount();
    container.remove();
  };
  // the parts that are loaded on demand, and kept for the page
  for (let run = 0; run < 15; run += 1) await mount();
  await rest();
  const elements = document.querySelectorAll('*').length;
  const before = await countKept();
  const watch = watchPage();
  for (let run = 0; run < mounts; run += 1) await mount();
  await rest();
  const open = watch.open();
  watch.end();
  const after = await countKept();
  expect(open).toEqual({ timers: [], channels: 0 });
  expect(document.querySelectorAll('*').length).toBe(elements);
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(0);
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(0);
  // less than 6 kB per widget and mount is code that the engine compiles; a response that is kept weighs more
  expect(after.heap - before.heap).toBeLessThan(mounts * wall.length * 6000);
});
