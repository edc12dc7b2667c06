import { createClient } from '@tramita/client';
import { TaskInbox } from '@tramita/widgets/task-inbox';
import '@tramita/widgets/task-inbox.css';
import { createRoot } from 'react-dom/client';
import './page.css';

const clientOf = (user: 'manager' | 'attendant') =>
  createClient({
    baseUrl: import.meta.env['TRAMITA_API'],
    tokenProvider: { getToken: () => fetch(`/token/${user}`).then((response) => response.text()) },
  });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');

createRoot(root).render(
  <>
    <section aria-label="Gestão">
      <TaskInbox client={clientOf('manager')} theme="light" page="my-attendance" />
    </section>
    <section aria-label="Atendimento">
      <TaskInbox client={clientOf('attendant')} theme="dark" page="attendance" />
    </section>
  </>,
);
