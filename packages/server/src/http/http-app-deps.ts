import type { Locale } from '@tramita/client/rules';
import type { Services } from '../context.ts';
import type { Handlers } from '../handlers.ts';
import type { Authenticator, SessionUser } from '../identity/authenticator.ts';
import type { AppOptions } from './app-options.ts';
import type { MultipartReader } from './body/multipart.ts';

/** Serves the calls of a protocol besides the contract. */
export type ProtocolServer = (request: Request, scope: RequestScope) => Promise<Response>;

export interface HttpAppDeps {
  readonly services: Services;
  readonly authenticator: Authenticator;
  readonly handlers: Handlers;
  /** Servers of other protocols by the first part of their paths, e.g. `/scim/v2`. They handle their own errors. */
  readonly protocols?: Readonly<Record<string, ProtocolServer>>;
  readonly options?: Partial<AppOptions>;
  /** How forms with files are read. @default into memory */
  readonly readMultipart?: MultipartReader;
  /** Handles requests that match no API call, e.g. with the built portal; null means not found. */
  readonly portal?: (request: Request) => Promise<Response | null>;
  /**
   * Whether this instance is about to stop: `/readyz` then returns 503, and responses ask callers to open no more calls
   * on their connection. @default never
   */
  readonly isStopping?: () => boolean;
}

/** Values that a route adds to a request; `user` is set once it is known. */
export interface RequestScope {
  readonly ip: string;
  readonly requestId: string;
  /** Language of the response: that of the header, otherwise the one that the user chose, once the user is known. */
  locale: Locale;
  user?: SessionUser;
  endpointId?: string;
}
