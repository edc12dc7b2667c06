import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type Provider from 'oidc-provider';
import type { Logger } from '../ports/logger.ts';
import { keepIncomingBody } from './body/incoming-body.ts';
import type { App } from './create-http-app.ts';
import type { RunningCalls } from './running-calls.ts';

/** Handles sign-in requests; returns false if the request is not one of them. */
export type SignInHandler = (request: IncomingMessage, response: ServerResponse, ip: string) => Promise<boolean>;

/** The embedded provider with its pages. */
export interface MountedProvider {
  readonly provider: Provider;
  readonly signIn: SignInHandler;
}

export interface NodeListenerOptions {
  readonly app: App;
  readonly log: Logger;
  readonly embedded: MountedProvider | null;
  /** True behind a proxy whose `X-Forwarded-For` can be trusted. */
  readonly trustProxy: boolean;
  /** Counts the requests that are being handled. @default not counted */
  readonly calls?: RunningCalls;
}

/** Returns the address of the caller; the last entry of `X-Forwarded-For` is the one our own proxy wrote. */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = [forwarded].flat().join(',').split(',').at(-1)?.trim();
  return (last || request.socket.remoteAddress || 'unknown').replace(/^::ffff:/, '');
}

/** Serves the API and the provider's pages on one port. */
export function createNodeListener(options: NodeListenerOptions): RequestListener {
  const { app, log, embedded, trustProxy, calls } = options;
  const counted = <Result>(work: Promise<Result>): Promise<Result> => calls?.track(work) ?? work;
  const api = getRequestListener((request, env) => {
    const incoming = env.incoming as IncomingMessage;
    keepIncomingBody(request, incoming);
    const traceparent = trustProxy ? (request.headers.get('traceparent') ?? undefined) : undefined;
    return counted(app.fetch(request, { ip: clientAddress(incoming, trustProxy), traceparent }));
  });

  async function serveProvider(mounted: MountedProvider, request: IncomingMessage, response: ServerResponse) {
    if (await mounted.signIn(request, response, clientAddress(request, trustProxy))) return;
    // the provider builds its URLs from the path it is mounted at
    Object.assign(request, { originalUrl: request.url, url: (request.url ?? '/').slice('/oidc'.length) });
    await mounted.provider.callback()(request, response);
  }

  return (request, response) => {
    if (embedded && request.url?.startsWith('/oidc/')) {
      counted(serveProvider(embedded, request, response)).catch((error: unknown) => {
        log.error('sign-in failed', { stack: error instanceof Error ? error.stack : String(error) });
        if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
        response.end('Ocorreu um erro interno');
      });
    } else {
      void api(request, response);
    }
  };
}
