import { ServiceCatalogue } from '@tramita/widgets/catalogue';
import '@tramita/widgets/catalogue.css';
import { NotificationsMenu } from '@tramita/widgets/notifications';
import '@tramita/widgets/notifications.css';
import { TramitaProvider } from '@tramita/widgets/provider';
import { createRoot } from 'react-dom/client';
import { client } from './client';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');

createRoot(root).render(
  <TramitaProvider client={client}>
    <NotificationsMenu />
    <ServiceCatalogue />
  </TramitaProvider>,
);
