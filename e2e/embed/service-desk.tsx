import { createClient } from '@tramita/client';
import { authInfo, type Service, type User } from '@tramita/client/contract';
import { ServiceCatalogue } from '@tramita/widgets/catalogue';
import { NpsForm } from '@tramita/widgets/nps-form';
import { TramitaProvider } from '@tramita/widgets/provider';
import { RequestDialog } from '@tramita/widgets/request-dialog';
import { TaskInbox } from '@tramita/widgets/task-inbox';
import '@tramita/widgets/catalogue.css';
import '@tramita/widgets/nps-form.css';
import '@tramita/widgets/request-dialog.css';
import '@tramita/widgets/task-inbox.css';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const client = createClient({
  // the test passes it in the page's address
  baseUrl: location.hash.slice(1),
  tokenProvider: { getToken: () => fetch('/tramita-token').then((answer) => answer.text()) },
});

function Services({ user }: { user: User }) {
  const [service, setService] = useState<Service>();
  return (
    <>
      <ServiceCatalogue user={user} onRequest={setService} />
      {service && (
        <RequestDialog
          service={service}
          user={user}
          requestHref={(protocol) => `/rate/${protocol}`}
          onClose={() => setService(undefined)}
        />
      )}
    </>
  );
}

/** A page of an intranet: `/services` requests services, `/rate/<protocol>` rates one, `/` works on tasks. */
function Desk({ user }: { user: User }) {
  const [, page, protocol] = location.pathname.split('/');
  if (page === 'services') return <Services user={user} />;
  if (page === 'rate' && protocol) return <NpsForm uuid={protocol} />;
  return <TaskInbox />;
}

const root = document.createElement('div');
root.style.height = '100vh';
document.body.append(root);
const user = await client.call(authInfo);
createRoot(root).render(
  <StrictMode>
    <TramitaProvider client={client} theme="light" navigate={() => {}}>
      <Desk user={user} />
    </TramitaProvider>
  </StrictMode>,
);
