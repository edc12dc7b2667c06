import { createClient } from '@tramita/client';
import { authInfo } from '@tramita/client/contract';
import { ServiceCatalogue } from '@tramita/widgets/catalogue';
import { Departments } from '@tramita/widgets/departments';
import { NotificationsMenu } from '@tramita/widgets/notifications';
import { TramitaProvider } from '@tramita/widgets/provider';
import { Report } from '@tramita/widgets/report';
import { Summary } from '@tramita/widgets/summary';
import { TaskDetail } from '@tramita/widgets/task-detail';
import { TaskInbox } from '@tramita/widgets/task-inbox';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const client = createClient({
  // the test passes it in the page's address
  baseUrl: location.hash.slice(1),
  tokenProvider: { getToken: () => fetch('/tramita-token').then((answer) => answer.text()) },
});

/** Renders a widget into a box of the page that keeps its size whatever the page's style sheets say. */
function show(name: string, widget: ReactNode): void {
  const box = document.createElement('div');
  box.id = name;
  box.style.cssText =
    'all: initial !important; display: block !important; box-sizing: border-box !important; width: 1200px !important; height: 640px !important';
  document.body.append(box);
  createRoot(box).render(
    <TramitaProvider client={client} theme="light" storageScope="isolated" isolate navigate={() => {}}>
      {widget}
    </TramitaProvider>,
  );
}

const user = await client.call(authInfo);
show('inbox', <TaskInbox renderDetail={(detail) => <TaskDetail {...detail} user={user} />} />);
show('catalogue', <ServiceCatalogue user={user} onRequest={() => {}} />);
show('summary', <Summary user={user} />);
show('report', <Report />);
show('departments', <Departments />);
show('notifications', <NotificationsMenu />);
