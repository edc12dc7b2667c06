// The published inbox, mounted as a page does it: it loads its parts and makes its calls.
import { QueryClient } from '@tanstack/react-query';
import { createClient } from '@tramita/client';
import { listTasks } from '@tramita/client/contract';
import '@tramita/widgets/task-inbox.css';
import { TramitaProvider } from '@tramita/widgets/provider';
import { TaskInbox } from '@tramita/widgets/task-inbox';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const queryClient = new QueryClient();
/** Called when the response with the rows has arrived, and before the widget reads it. */
let onRows;
const client = createClient({
  baseUrl: location.origin,
  async fetch(input, init) {
    const response = await fetch(input, init);
    if (new URL(response.url).pathname !== '/v1/tasks') return response;
    const { status, headers } = response;
    const body = await response.text();
    onRows?.();
    return new Response(body, { status, headers });
  },
});
const inbox = createElement(TaskInbox, { address: '?filter.process=Reembolso de despesas&size=200' });
const frame = createElement('div', { style: { height: 860, display: 'flex' } }, inbox);

window.bench = {
  mount: (element) =>
    createRoot(element).render(createElement(TramitaProvider, { client, queryClient, theme: 'light' }, frame)),
  /** Loads the rows again, which are others now. Resolves when their response has arrived. */
  swap: () =>
    new Promise((resolve) => {
      onRows = () => resolve(performance.now());
      queryClient.invalidateQueries({ queryKey: client.queryKey(listTasks) });
    }),
  scroller: () => document.querySelector('[data-slot="table-scroll"]'),
};
