import '@tramita/widgets/catalogue.css';
import '@tramita/widgets/dashboards.css';
import '@tramita/widgets/departments.css';
import '@tramita/widgets/groups.css';
import '@tramita/widgets/modeler.css';
import '@tramita/widgets/notifications.css';
import '@tramita/widgets/outbox.css';
import '@tramita/widgets/report.css';
import '@tramita/widgets/summary.css';
import '@tramita/widgets/task-inbox.css';
import '@tramita/widgets/updates.css';
import '@tramita/widgets/workflows.css';
import { hydrateRoot } from 'react-dom/client';
import { clientOf, RenderedPage, type Sent } from './page.tsx';

const root = document.querySelector('#root') as Element;
const sent = JSON.parse(document.querySelector('#sent')?.textContent ?? '') as Sent;
const client = clientOf(sent, () => fetch('/tramita-token').then((answer) => answer.text()));

hydrateRoot(root, <RenderedPage sent={sent} client={client} />, {
  // the test fails for every error of the console
  onRecoverableError: (error) => console.error('the HTML of the server was not used:', error),
});
