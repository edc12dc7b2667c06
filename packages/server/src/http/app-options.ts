import type { RateLimit } from '../rate-limiter.ts';

/** What the portal reads from `/config.json` before it starts. */
export interface PortalConfig {
  readonly productName: string;
  /** Endpoints of the issuer where this server knows them; null lets the portal ask the issuer. */
  readonly endpoints: { readonly authorization: string; readonly token: string; readonly endSession: string } | null;
  /** OpenID issuer the portal signs in with. */
  readonly issuer: string;
  readonly clientId: string;
  /** Resource (audience) the access token is asked for; empty when the issuer knows none. */
  readonly audience: string;
  readonly scope: string;
  /** Origin and path before `/v1`; empty means the portal's own origin. */
  readonly apiBase: string;
  /** Whom people turn to for help: a chat's script, and what the contact panel names. */
  readonly support: {
    readonly scriptUrl: string | null;
    readonly text: string | null;
    readonly email: string | null;
    readonly phone: string | null;
  };
  /** True with the embedded provider and its demo people. */
  readonly demo: boolean;
  /** Whether the realtime channel may be opened; without it the portal asks in intervals. */
  readonly realtime: boolean;
  /** Whether everyone who sees the report may end requests from it. @default true */
  readonly reportMayEndRequests?: boolean;
  /** Host names of external services whose addresses get the person's own token instead of a single-use ticket. */
  readonly tokenHosts: readonly string[];
}

/** Settings of the HTTP side; each has a default. */
export interface AppOptions {
  /** Version shown by `/healthz` and the API document. @default '0.0.0' */
  readonly version: string;
  /** Origins other than our own that may call, e.g. `https://intranet.example.com` or `http://localhost:*`. @default none */
  readonly corsOrigins: readonly string[];
  /** Origins that may show the portal in a frame. @default none */
  readonly frameAncestors: readonly string[];
  /** Further origins the portal connects to (the issuer, another API host). @default none */
  readonly connectOrigins: readonly string[];
  /** Further origins the portal shows pictures from. @default none */
  readonly imageOrigins: readonly string[];
  /** Origins a support chat's script comes from and talks to. @default none */
  readonly chatOrigins: readonly string[];
  /** Hashes of the styles that stand in the portal's start page, as a policy names them. @default none */
  readonly styleHashes: readonly string[];
  /** True when the public address is https: adds HSTS. @default false */
  readonly secure: boolean;
  /** Parses every answer by its schema before sending it, so that a wrong one fails loudly. @default false */
  readonly checkAnswers: boolean;
  /** Calls of one person. @default 100 a second, 1,000 at once */
  readonly userRate: RateLimit;
  /** Calls of one address, signed in or not. @default 400 a second, 4,000 at once */
  readonly addressRate: RateLimit;
  /** Answered at `/config.json`; null answers 404. @default null */
  readonly portalConfig: PortalConfig | null;
}

/** The defaults of {@link AppOptions}. */
export const defaultAppOptions: AppOptions = {
  version: '0.0.0',
  corsOrigins: [],
  frameAncestors: [],
  connectOrigins: [],
  imageOrigins: [],
  chatOrigins: [],
  styleHashes: [],
  secure: false,
  checkAnswers: false,
  userRate: { perSecond: 100, burst: 1000 },
  addressRate: { perSecond: 400, burst: 4000 },
  portalConfig: null,
};
