import { fundService } from './request-fund.ts';
import type { RunningServer } from './running-server.ts';

/** Requests that are sent one after the other until `stop`. */
export interface RequestLoad {
  /** Numbers of the requests that were started, each with an attachment. */
  readonly idks: readonly string[];
  /** Resolves when this many requests have been started. */
  reached(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts to send requests with attachments as Rafael Nunes. */
export async function startLoad(server: RunningServer): Promise<RequestLoad> {
  const authorization = `Bearer ${await server.tokenFor('rafael.nunes')}`;
  const idks: string[] = [];
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  let isStopped = false;

  async function send(path: string, body: string | FormData): Promise<unknown> {
    const headers = new Headers({ authorization, 'idempotency-key': crypto.randomUUID() });
    if (typeof body === 'string') headers.set('content-type', 'application/json');
    const response = await fetch(server.origin + path, { method: 'POST', headers, body });
    const text = await response.text();
    if (response.status !== 201) throw new Error(`${path} returned ${response.status}: ${text}`);
    return JSON.parse(text);
  }

  async function sendRequests(): Promise<void> {
    while (!isStopped) {
      const values = { pedido: 'Reforço', valor: 350, observacao: `Carga ${idks.length}` };
      const started = await send(`/v1/processes/${fundService.processId}/start`, JSON.stringify(values));
      const idk = String((started as { startProcessDto: { idk: number } }).startProcessDto.idk);
      const form = new FormData();
      form.set('processInstanceId', idk);
      form.set('attachment', new File([`comprovante de ${idk}`], 'comprovante.txt', { type: 'text/plain' }));
      await send('/v1/processes/attachments', form);
      idks.push(idk);
      for (const { count, resolve } of waiting) if (idks.length >= count) resolve();
    }
  }
  const running = sendRequests();
  return {
    idks,
    reached: (count) =>
      Promise.race([
        new Promise<void>((resolve) => (idks.length >= count ? resolve() : waiting.push({ count, resolve }))),
        // it ends before only if a request fails
        running,
      ]),
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
