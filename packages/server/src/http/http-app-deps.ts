import type { Services } from '../context.ts';
import type { Handlers } from '../handlers.ts';
import type { Authenticator } from '../identity/authenticator.ts';
import type { AppOptions } from './app-options.ts';
import type { MultipartReader } from './body/multipart.ts';

export interface HttpAppDeps {
  readonly services: Services;
  readonly authenticator: Authenticator;
  readonly handlers: Handlers;
  readonly options?: Partial<AppOptions>;
  /** How forms with files are read. @default into memory */
  readonly readMultipart?: MultipartReader;
  /** Answers requests that no call of the API took, e.g. with the built portal; null means not found. */
  readonly portal?: (request: Request) => Promise<Response | null>;
}

/** What a route knows of its request besides the request itself; `userId` is written once it is known. */
export interface RequestScope {
  readonly ip: string;
  readonly requestId: string;
  userId?: number;
  endpointId?: string;
}
