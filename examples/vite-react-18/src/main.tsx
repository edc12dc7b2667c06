import { TramitaProvider } from '@tramita/widgets/provider';
import { TaskInbox } from '@tramita/widgets/task-inbox';
import '@tramita/widgets/task-inbox.css';
import { createRoot } from 'react-dom/client';
import { client } from './client';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');

createRoot(root).render(
  <TramitaProvider client={client}>
    <div style={{ height: '100vh' }}>
      <TaskInbox page="my-attendance" />
    </div>
  </TramitaProvider>,
);
