import { Writable } from 'node:stream';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import { clientOf, pages, RenderedPage, type Sent } from './page.tsx';

/** Who asks the server for a page, and for which. */
export interface Visit extends Omit<Sent, 'state'> {
  readonly token: string;
  /** Whether the server loads the page's data first. */
  readonly isPrefetched: boolean;
}

/** Renders a page for a user, as a framework does: data first, then HTML, then the data as text for the browser. */
export async function renderPage({ token, isPrefetched, ...visit }: Visit): Promise<string> {
  const client = clientOf(visit, async () => token);
  const queries = new QueryClient();
  if (isPrefetched) await pages[visit.name]?.prefetch?.(queries, { client });
  const sent: Sent = { ...visit, state: dehydrate(queries) };
  const html = await htmlOf(<RenderedPage sent={sent} client={client} />);
  const data = JSON.stringify(sent).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="pt-BR"><title>Página</title><link rel="stylesheet" href="/page.css">
<link rel="icon" href="data:,"><body style="margin: 0"><div id="root" style="height: 100vh">${html}</div>
<script type="application/json" id="sent">${data}</script><script type="module" src="/page.js"></script>`;
}

function htmlOf(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const target = new Writable({
      write(chunk: Buffer, _, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const stream = renderToPipeableStream(page, { onError: reject, onAllReady: () => stream.pipe(target) });
  });
}
