import { createClient } from '@tramita/client';
import '@tramita/widgets/notifications.css';
import { NotificationsMenu } from '@tramita/widgets/notifications';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const client = createClient({ baseUrl: location.origin });

window.bench = {
  mount: (root) => createRoot(root).render(createElement(NotificationsMenu, { client, theme: 'light' })),
  bell: () => document.querySelector('[data-slot="notifications-bell"]'),
  rows: () => document.querySelectorAll('[data-slot="notification"]'),
};
