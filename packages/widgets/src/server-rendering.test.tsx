import { dehydrate, HydrationBoundary, QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { createClient, type TramitaClient } from '@tramita/client';
import { createSavedView, setDefaultView, type TaskListViewState } from '@tramita/client/contract';
import { createSandbox, type Sandbox, sandboxIds } from '@tramita/server/sandbox';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { beforeAll, expect, test } from 'vitest';
import { prefetchCatalogue, ServiceCatalogue } from './composed/catalogue/index.ts';
import { Dashboards } from './composed/dashboards/index.ts';
import { DepartmentPage, Departments, SectorPage } from './composed/departments/index.ts';
import { Modeler } from './composed/modeler/index.ts';
import { NotificationsMenu } from './composed/notifications/index.ts';
import { Report } from './composed/report/index.ts';
import { prefetchSummary, Summary } from './composed/summary/index.ts';
import { prefetchTaskInbox, TaskInbox } from './composed/task-inbox/index.ts';
import { UpdateEditor, UpdatesFeed } from './composed/updates/index.ts';
import { LinkedProcesses, Workflows } from './composed/workflows/index.ts';
import { Absences } from './features/absences/index.ts';
import { Calendars } from './features/calendars/index.ts';
import { Groups } from './features/groups/index.ts';
import { MyData } from './features/my-data/index.ts';
import { NpsForm } from './features/nps-form/index.ts';
import { Outbox } from './features/outbox/index.ts';
import { Pending } from './features/pending/index.ts';
import { Sheets } from './features/sheets/index.ts';
import { TaskDetail } from './features/task-detail/index.ts';
import { TramitaProvider } from './provider/TramitaProvider.tsx';

const { tasks, requests } = sandboxIds;
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});

/** A request of a page: the client of its user, and the paths it has called. */
function openRequest(userName: string) {
  const session = sandbox.as(userName);
  const called: string[] = [];
  const client = createClient({
    baseUrl: 'http://sandbox.test',
    identity: userName,
    tokenProvider: session.tokenProvider,
    fetch: (input, init) => {
      called.push(new URL(String(input)).pathname);
      return session.fetch(input, init);
    },
  });
  return { client, called };
}

async function htmlOf(page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(page, { onError: (error) => void errors.push(error) });
  const html = await new Response(prelude).text();
  expect(errors).toEqual([]);
  return html;
}

const textOf = (html: string): string => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');
const rowsOf = (html: string): readonly string[] =>
  (html.match(/<tbody.*<\/tbody>/s)?.[0] ?? '').split('</tr>').slice(0, -1).map(textOf);
const none = () => {};
const widgets: Readonly<Record<string, ReactNode>> = {
  TaskInbox: <TaskInbox />,
  TaskDetail: <TaskDetail identifier={tasks.refundApproval.uuid} onClose={none} />,
  ServiceCatalogue: <ServiceCatalogue onRequest={none} />,
  Summary: <Summary />,
  Report: <Report />,
  Dashboards: <Dashboards />,
  UpdatesFeed: <UpdatesFeed />,
  UpdateEditor: <UpdateEditor update={null} onClose={none} />,
  Absences: <Absences />,
  MyData: <MyData />,
  Calendars: <Calendars />,
  Outbox: <Outbox />,
  Pending: <Pending />,
  Sheets: <Sheets />,
  Groups: <Groups />,
  Departments: <Departments />,
  DepartmentPage: <DepartmentPage department={1} />,
  SectorPage: <SectorPage sector={1} />,
  Workflows: <Workflows />,
  LinkedProcesses: <LinkedProcesses area={{ kind: 'department', id: 1 }} />,
  Modeler: <Modeler process={null} />,
  NotificationsMenu: <NotificationsMenu />,
  NpsForm: <NpsForm uuid={requests.finishedToRate.protocol} />,
};

test.each(Object.entries(widgets))(
  'E3.05 %s is rendered on a server as its frame, and calls nothing',
  async (_, widget) => {
    const { client, called } = openRequest('mariana.costa');
    const html = await htmlOf(<TramitaProvider client={client}>{widget}</TramitaProvider>);
    expect(html).toMatch(/data-slot="root"[^>]*>.*<(?!div data-slot="portal")/);
    expect(called).toEqual([]);
  },
);

/** Renders a widget with a prefetched cache that is sent to the browser as text. */
async function prefetchedHtml(
  userName: string,
  prefetch: (queries: QueryClient, settings: { client: TramitaClient }) => Promise<void>,
  widget: ReactNode,
) {
  const { client, called } = openRequest(userName);
  const queries = new QueryClient();
  await prefetch(queries, { client });
  const state = JSON.parse(JSON.stringify(dehydrate(queries)));
  const before = called.length;
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <HydrationBoundary state={state}>
        <SharedCache client={client}>{widget}</SharedCache>
      </HydrationBoundary>
    </QueryClientProvider>
  );
  const html = await htmlOf(page);
  expect(called.slice(before)).toEqual([]);
  return { html, called };
}

function SharedCache({ client, children }: { client: TramitaClient; children: ReactNode }) {
  return (
    <TramitaProvider client={client} queryClient={useQueryClient()}>
      {children}
    </TramitaProvider>
  );
}

test('E3.06 the HTML of a prefetched inbox contains its first page', async () => {
  const { html } = await prefetchedHtml('mariana.costa', prefetchTaskInbox, <TaskInbox />);
  expect(textOf(html)).toContain('14 tarefas|');
  expect(rowsOf(html)).toHaveLength(10);
  expect(html.match(/aria-label="Abrir IDK \d{5}"/g)).toHaveLength(10);
});

test('E3.06 the HTML of a prefetched inbox shows what its address asks for', async () => {
  const address = '?filter.process=Compra+de+materiais&size=25';
  const { html } = await prefetchedHtml(
    'mariana.costa',
    (queries, settings) => prefetchTaskInbox(queries, { ...settings, address }),
    <TaskInbox address={address} />,
  );
  expect(rowsOf(html).length).toBeGreaterThan(0);
  for (const row of rowsOf(html)) expect(row).toContain('Compra de materiais');
});

test('E3.06 the HTML of a prefetched inbox shows the default view of its user', async () => {
  const state: TaskListViewState = {
    filters: [{ column: 'process', query: 'Compra de materiais' }],
    order: null,
    columns: [],
  };
  const { client } = openRequest('mariana.costa');
  const view = await client.call(createSavedView, { body: { list: 'attendance/to-do', name: 'Compras', state } });
  await client.call(setDefaultView, { params: { id: view.id } });
  const { html } = await prefetchedHtml('mariana.costa', prefetchTaskInbox, <TaskInbox />);
  expect(rowsOf(html).length).toBeGreaterThan(0);
  for (const row of rowsOf(html)) expect(row).toContain('Compra de materiais');
});

test('E3.06 the HTML of a prefetched catalogue contains its first page', async () => {
  const { html } = await prefetchedHtml('rafael.nunes', prefetchCatalogue, <ServiceCatalogue onRequest={none} />);
  expect(html).toContain('Reembolso de despesas');
});

test.each(['mariana.costa', 'rafael.nunes'])(
  'E3.06 the HTML of a prefetched summary contains counts and lists, %s',
  async (userName) => {
    const { html } = await prefetchedHtml(userName, prefetchSummary, <Summary />);
    expect(html).not.toContain('aria-busy="true"');
  },
);
