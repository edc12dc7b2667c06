import type { RateLimit } from '../rate-limiter.ts';

/** Configuration that the portal reads from `/config.json` before it starts. */
export interface PortalConfig {
  readonly productName: string;
  /** Language of the portal for users who chose none: 'pt-BR', 'en' or 'es'. @default 'pt-BR' */
  readonly locale?: string;
  /** Endpoints of the issuer if the server has them; if null, the portal requests them from the issuer. */
  readonly endpoints: { readonly authorization: string; readonly token: string; readonly endSession: string } | null;
  /** OpenID issuer that the portal signs in with. */
  readonly issuer: string;
  readonly clientId: string;
  /** Resource (audience) of the requested access token; empty if the issuer does not support it. */
  readonly audience: string;
  readonly scope: string;
  /** Origin and path before `/v1`; empty means the portal's own origin. */
  readonly apiBase: string;
  /** Where users get help: the script of a chat, and the contents of the contact panel. */
  readonly support: {
    readonly scriptUrl: string | null;
    readonly text: string | null;
    readonly email: string | null;
    readonly phone: string | null;
  };
  /** True with the embedded provider and its demo users. */
  readonly demo: boolean;
  /** Whether the realtime channel may be opened; without it the portal polls. */
  readonly realtime: boolean;
  /** Whether every user who can see the report may end requests from it. @default true */
  readonly reportMayEndRequests?: boolean;
  /** Host names of external services whose addresses get the user's own token instead of a single-use ticket. */
  readonly tokenHosts: readonly string[];
  /** Origins whose pages may show the portal in a frame and hand over tokens. @default none */
  readonly frameAncestors?: readonly string[];
}

/** Settings of the HTTP layer; each has a default. */
export interface AppOptions {
  /** Version shown by `/healthz` and the API document. @default '0.0.0' */
  readonly version: string;
  /** Other origins that may call, e.g. `https://intranet.example.com` or `http://localhost:*`. @default none */
  readonly corsOrigins: readonly string[];
  /** Origins that may embed the portal in a frame. @default none */
  readonly frameAncestors: readonly string[];
  /** Additional origins the portal connects to (the issuer, another API host). @default none */
  readonly connectOrigins: readonly string[];
  /** Additional origins the portal loads pictures from. @default none */
  readonly imageOrigins: readonly string[];
  /** Origins that a support chat loads its script from and connects to. @default none */
  readonly chatOrigins: readonly string[];
  /** Hashes of the inline styles of the portal's start page, in the syntax of a policy. @default none */
  readonly styleHashes: readonly string[];
  /** True when the public address is https: adds HSTS. @default false */
  readonly secure: boolean;
  /** Parses every response with its schema before sending it, so that an invalid one fails. @default false */
  readonly checkAnswers: boolean;
  /** Limit per user. @default 100 calls a second, 1,000 at once */
  readonly userRate: RateLimit;
  /** Limit per address, signed in or not. @default 400 calls a second, 4,000 at once */
  readonly addressRate: RateLimit;
  /** Returned at `/config.json`; if null, that path returns 404. @default null */
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
