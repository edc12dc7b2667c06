import { createClient } from '@tramita/client';
import { authInfo, listProcesses, listServices, type Service } from '@tramita/client/contract';
import { ServiceCatalogue } from '@tramita/widgets/catalogue';
import { Dashboards } from '@tramita/widgets/dashboards';
import { Departments } from '@tramita/widgets/departments';
import { Groups } from '@tramita/widgets/groups';
import { Modeler } from '@tramita/widgets/modeler';
import { NotificationsMenu } from '@tramita/widgets/notifications';
import { Outbox } from '@tramita/widgets/outbox';
import { TramitaProvider } from '@tramita/widgets/provider';
import { Report } from '@tramita/widgets/report';
import { RequestDialog } from '@tramita/widgets/request-dialog';
import { Summary } from '@tramita/widgets/summary';
import { TaskDetail } from '@tramita/widgets/task-detail';
import { TaskInbox } from '@tramita/widgets/task-inbox';
import '@tramita/widgets/task-inbox.css';
import { UpdatesFeed } from '@tramita/widgets/updates';
import { Workflows } from '@tramita/widgets/workflows';
import { Fragment, type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const client = createClient({
  // the test passes it in the page's address
  baseUrl: location.hash.slice(1),
  tokenProvider: { getToken: () => fetch('/tramita-token').then((answer) => answer.text()) },
});
const processName = 'Fundo fixo de caixa';

/** Gives the page's own elements a fixed size despite its element rules, so that only the widgets are compared. */
const fixed = { boxSizing: 'border-box', margin: 0, padding: 0, border: 0, maxWidth: 'none', width: 'auto' } as const;
const Cell = ({ children }: { children: ReactNode }) => (
  <div style={{ ...fixed, height: 700, display: 'flex', flexDirection: 'column' }}>{children}</div>
);

const [user, services, processes] = await Promise.all([
  client.call(authInfo),
  client.call(listServices, { query: { q: 'acesso', page: 0, size: 24 } }),
  client.call(listProcesses, { query: { q: processName, page: 0, size: 8 } }),
]);
const requested = services.elements.find(({ category, url }) => !category && !url);
const process = processes.elements[0]?.id ?? 0;

/** Shows every widget on one page, with a request dialog over them. */
function Wall() {
  const [service, setService] = useState<Service | undefined>(requested);
  return (
    <TramitaProvider client={client} theme="light" storageScope="wall">
      <Cell>
        <TaskInbox renderDetail={(detail) => <TaskDetail {...detail} user={user} />} />
      </Cell>
      <Cell>
        <Modeler process={process} />
      </Cell>
      <Cell>
        <Report />
      </Cell>
      <Cell>
        <Dashboards type="sla" />
      </Cell>
      <Cell>
        <ServiceCatalogue user={user} onRequest={setService} />
      </Cell>
      <Cell>
        <Summary user={user} />
      </Cell>
      <Cell>
        <UpdatesFeed />
      </Cell>
      <Cell>
        <Workflows />
      </Cell>
      <Cell>
        <Departments />
      </Cell>
      <Cell>
        <Groups />
      </Cell>
      <Cell>
        <Outbox />
      </Cell>
      <Cell>
        <NotificationsMenu />
      </Cell>
      {service && <RequestDialog service={service} user={user} onClose={() => setService(undefined)} />}
    </TramitaProvider>
  );
}

const mount = document.getElementById('wall');
const Checks = location.search === '?strict' ? StrictMode : Fragment;
if (mount) {
  createRoot(mount).render(
    <Checks>
      <Wall />
    </Checks>,
  );
}
