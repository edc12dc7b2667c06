import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { Db } from '../../db/connection/db.ts';
import { findUserByName } from '../../db/people/session-users.ts';
import type { SignInHandler } from '../../http/node-listener.ts';
import type { Logger } from '../../ports/logger.ts';
import { createRateLimiter } from '../../rate-limiter.ts';
import { type PageOrigins, pagePolicy, signInPath } from './embedded-provider.ts';
import { renderFailurePage, renderSignInPage, type SignInPerson, signOutScript } from './sign-in-pages.ts';
import { signInStyle } from './sign-in-style.ts';

export interface SignInHandlerOptions extends PageOrigins {
  readonly provider: Provider;
  readonly db: Db;
  readonly log: Logger;
  readonly productName: string;
  /** Users offered with one click; other users type their login. */
  readonly people: readonly SignInPerson[];
  /** Path of the portal's font on this server. @default null */
  readonly fontPath?: string | null;
}

const mostBodyBytes = 4096;
const tries = { perSecond: 0.5, burst: 60 };

async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > mostBodyBytes) return null;
  }
  return new URLSearchParams(text);
}

/** Returns whether a form was sent by our own page, by the Origin header of the post. */
function isOwnPost(request: IncomingMessage, provider: Provider): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site) return site === 'same-origin';
  const origin = request.headers.origin;
  return origin === undefined || origin === new URL(provider.issuer).origin;
}

export function createSignInHandler(options: SignInHandlerOptions): SignInHandler {
  const { provider, db, log, productName, people } = options;
  const limiter = createRateLimiter(tries);
  const policy = pagePolicy(options);

  function send(response: ServerResponse, status: number, body: string, type = 'text/html'): void {
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': type === 'text/html' ? 'no-store' : 'public, max-age=300',
    });
    response.end(body);
  }

  function showPeople(response: ServerResponse, action: string, status = 200, problem?: string, typed?: string) {
    send(response, status, renderSignInPage({ productName, people, action, problem, typed }));
  }

  async function takeChoice(request: IncomingMessage, response: ServerResponse, action: string, ip: string) {
    if (limiter(ip, performance.now()) > 0) {
      return showPeople(response, action, 429, 'Muitas tentativas. Aguarde um instante e tente novamente.');
    }
    const form = isOwnPost(request, provider) ? await readForm(request) : null;
    const userName = form?.get('userName')?.trim() ?? '';
    const user = userName ? await findUserByName(db, userName) : null;
    if (!user)
      return showPeople(response, action, 400, 'Não há pessoa ativa com este usuário.', userName.slice(0, 200));
    const login = { login: { accountId: user.userName } };
    const location = await provider.interactionResult(request, response, login, { mergeWithLastSubmission: false });
    log.info('signed in', { user: user.id, ip });
    response.writeHead(303, { location, 'cache-control': 'no-store' });
    response.end();
  }

  return async (request, response, ip) => {
    const path = URL.parse(request.url ?? '', 'http://host')?.pathname ?? '';
    if (path === `${signInPath}.css`) {
      send(response, 200, signInStyle(options.fontPath ?? null), 'text/css');
      return true;
    }
    if (path === '/oidc/sair.js') {
      send(response, 200, signOutScript, 'text/javascript');
      return true;
    }
    if (!path.startsWith(`${signInPath}/`)) return false;
    try {
      await provider.interactionDetails(request, response);
    } catch {
      send(response, 400, renderFailurePage(productName, 'interaction_not_found'));
      return true;
    }
    if (request.method === 'POST') await takeChoice(request, response, path, ip);
    else showPeople(response, path);
    return true;
  };
}
