import { Inbox } from '@novu/react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const props = {
  applicationIdentifier: 'bench',
  subscriberId: 'bench',
  backendUrl: location.origin,
  socketUrl: location.origin,
};

window.bench = {
  mount: (root) => createRoot(root).render(createElement(Inbox, props)),
  bell: () => document.querySelector('.nv-bellContainer, .nv-inbox__popoverTrigger'),
  rows: () => document.querySelectorAll('.nv-notification'),
};
