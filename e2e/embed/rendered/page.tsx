import {
  type DehydratedState,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
  useQueryClient,
} from '@tanstack/react-query';
import { createClient, type TramitaClient } from '@tramita/client';
import { getUnreadCounts } from '@tramita/client/contract';
import { prefetchCatalogue, ServiceCatalogue } from '@tramita/widgets/catalogue';
import { Dashboards } from '@tramita/widgets/dashboards';
import { Departments } from '@tramita/widgets/departments';
import { Groups } from '@tramita/widgets/groups';
import { Modeler } from '@tramita/widgets/modeler';
import { NotificationsMenu } from '@tramita/widgets/notifications';
import { Outbox } from '@tramita/widgets/outbox';
import { TramitaProvider } from '@tramita/widgets/provider';
import { Report } from '@tramita/widgets/report';
import { prefetchSummary, Summary } from '@tramita/widgets/summary';
import { prefetchTaskInbox, TaskInbox } from '@tramita/widgets/task-inbox';
import { UpdateEditor, UpdatesFeed } from '@tramita/widgets/updates';
import { Workflows } from '@tramita/widgets/workflows';
import { type ReactNode, useState } from 'react';

/** Data that the server sends with the HTML, for the first rendering in the browser. */
export interface Sent {
  /** Name of the page. */
  readonly name: string;
  /** Origin of the API. */
  readonly api: string;
  readonly userName: string;
  readonly state: DehydratedState;
}

/** Creates the client, on the server and in the browser with the same address and identity. */
export const clientOf = ({ api, userName }: Pick<Sent, 'api' | 'userName'>, getToken: () => Promise<string>) =>
  createClient({ baseUrl: api, identity: userName, tokenProvider: { getToken } });

interface PageRecord {
  readonly content: () => ReactNode;
  readonly prefetch?: (queries: QueryClient, settings: { client: TramitaClient }) => Promise<void>;
}

const NewUpdate = () => <UpdateEditor update={null} />;
const Frames = () =>
  [
    TaskInbox,
    Summary,
    Report,
    Dashboards,
    UpdatesFeed,
    NewUpdate,
    Workflows,
    Departments,
    Groups,
    Outbox,
    NotificationsMenu,
  ].map((Widget, index) => (
    <section key={index} style={{ height: 700 }}>
      <Widget />
    </section>
  ));

/** The pages by name. */
export const pages: Readonly<Record<string, PageRecord>> = {
  inbox: { content: () => <TaskInbox />, prefetch: prefetchTaskInbox },
  catalogue: { content: () => <ServiceCatalogue onRequest={() => {}} />, prefetch: prefetchCatalogue },
  summary: { content: () => <Summary />, prefetch: prefetchSummary },
  // an inbox without its unread counts, which the summary next to it loads in the browser
  partly: {
    content: () => (
      <>
        <Summary />
        <TaskInbox />
      </>
    ),
    async prefetch(queries, { client }) {
      await prefetchTaskInbox(queries, { client });
      queries.removeQueries({ queryKey: client.queryKey(getUnreadCounts) });
    },
  },
  modeler: { content: () => <Modeler process={null} /> },
  frames: { content: () => <Frames /> },
};

const WithCache = ({ client, children }: { client: TramitaClient; children: ReactNode }) => (
  <TramitaProvider client={client} theme="light" queryClient={useQueryClient()}>
    {children}
  </TramitaProvider>
);

/** A page with a cache that the server filled. */
export function RenderedPage({ sent, client }: { sent: Sent; client: TramitaClient }) {
  const [queries] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queries}>
      <HydrationBoundary state={sent.state}>
        <WithCache client={client}>{pages[sent.name]?.content()}</WithCache>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
