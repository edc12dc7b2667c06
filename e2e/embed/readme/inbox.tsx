import { createClient } from '@tramita/client';
import { TramitaProvider } from '@tramita/widgets/provider';
import { TaskInbox } from '@tramita/widgets/task-inbox';
import '@tramita/widgets/task-inbox.css';
import { createRoot } from 'react-dom/client';

const client = createClient({
  baseUrl: 'https://tramita.example.com',
  // an address of your own server, which knows the session
  tokenProvider: { getToken: () => fetch('/tramita-token').then((answer) => answer.text()) },
});

const page = (
  <TramitaProvider client={client}>
    <div style={{ height: '100vh' }}>
      <TaskInbox />
    </div>
  </TramitaProvider>
);
const root = document.getElementById('root');
if (root) createRoot(root).render(page);
