import type { Services } from '../context.ts';
import type { Authenticator } from '../identity/authenticator.ts';
import type { AppOptions } from './app-options.ts';
import type { Handlers } from './handlers.ts';

/** What the caller of `fetch` knows and a `Request` cannot say. */
export interface FetchEnv {
  /** Address the call came from. @default '127.0.0.1' */
  readonly ip?: string;
}

/** The API as a fetch function. */
export interface App {
  fetch(request: Request, env?: FetchEnv): Promise<Response>;
}

export interface HttpAppDeps {
  readonly services: Services;
  readonly authenticator: Authenticator;
  readonly handlers: Handlers;
  readonly options?: Partial<AppOptions>;
  /** Answers requests that no call of the API took, e.g. with the built portal; null means not found. */
  readonly portal?: (request: Request) => Promise<Response | null>;
}

