import { hydrateRoot } from 'react-dom/client';
import { clientOf, RenderedPage, type Sent } from './page.tsx';

const root = document.querySelector('#root') as Element;
const sent = JSON.parse(document.querySelector('#sent')?.textContent ?? '') as Sent;
const client = clientOf(sent, () => fetch('/tramita-token').then((answer) => answer.text()));

hydrateRoot(root, <RenderedPage sent={sent} client={client} />, {
  // the test fails for every error of the console
  onRecoverableError: (error) => console.error('the HTML of the server was not used:', error),
});
