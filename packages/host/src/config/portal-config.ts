import type { OidcEndpoints } from '@tramita/client/oidc';
import type { Locale } from '@tramita/widgets/provider';
import { readLocale } from '../messages/locale.ts';

/** How users contact support. */
export interface SupportConfig {
  /** Script of a support chat; null if not configured. */
  readonly scriptUrl: string | null;
  /** Text of the contact panel; null for the text of the portal in the user's language. */
  readonly text: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** The portal's configuration, which is loaded first, from `/config.json`. */
export interface PortalConfig {
  readonly productName: string;
  /** Language of users who chose none. */
  readonly locale: Locale;
  /** Address of the OpenID issuer. */
  readonly issuer: string;
  /** Its endpoints, which saves their discovery; null if the issuer must be asked. */
  readonly endpoints: OidcEndpoints | null;
  readonly clientId: string;
  readonly scope: string;
  /** Audience of the access token if the issuer requires it; otherwise empty. */
  readonly audience: string;
  /** Address of the API; empty for the portal's own origin. */
  readonly apiBase: string;
  /** Whether the realtime channel may be opened. */
  readonly realtime: boolean;
  /** Whether every user who sees the report may end requests there. */
  readonly reportMayEndRequests: boolean;
  /** Host names of external services whose addresses get the user's own token instead of a single-use ticket. */
  readonly tokenHosts: readonly string[];
  /** Origins whose pages may show the portal in a frame and hand over tokens. */
  readonly frameAncestors: readonly string[];
  readonly support: SupportConfig;
}

/**
 * Returns the configuration in the document, or else the one of `/config.json`. Rejects if it fails to load or has no
 * issuer or client.
 */
export async function loadPortalConfig(): Promise<PortalConfig> {
  const enclosed = document.getElementById('portal-config')?.textContent;
  if (enclosed) return readPortalConfig(JSON.parse(enclosed));
  const response = await fetch('/config.json', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`GET /config.json answered ${response.status}`);
  return readPortalConfig(await response.json());
}

/** Fills optional values with defaults; throws if the issuer or the client is missing. */
export function readPortalConfig(answer: unknown): PortalConfig {
  const given: Partial<Record<string, unknown>> = { ...Object(answer) };
  const text = (name: keyof PortalConfig, otherwise?: string): string => {
    const value = given[name] ?? otherwise;
    if (typeof value !== 'string') throw new Error(`/config.json lacks ${name}`);
    return value;
  };
  return {
    productName: text('productName', 'Portal de Workflow'),
    locale: readLocale(given['locale']) ?? 'pt-BR',
    issuer: text('issuer'),
    endpoints: readEndpoints(given['endpoints']),
    clientId: text('clientId'),
    scope: text('scope', 'openid profile email'),
    audience: text('audience', ''),
    apiBase: text('apiBase', ''),
    realtime: given['realtime'] === true,
    reportMayEndRequests: given['reportMayEndRequests'] !== false,
    tokenHosts: readTexts(given['tokenHosts']),
    frameAncestors: readTexts(given['frameAncestors']),
    support: readSupport(given['support']),
  };
}

const readTexts = (answer: unknown): string[] =>
  Array.isArray(answer) ? answer.filter((item) => typeof item === 'string') : [];

function readEndpoints(answer: unknown): OidcEndpoints | null {
  const { authorization, token, endSession }: Partial<Record<string, unknown>> = { ...Object(answer) };
  const areTexts = typeof authorization === 'string' && typeof token === 'string' && typeof endSession === 'string';
  return areTexts ? { authorization, token, endSession } : null;
}

function readSupport(answer: unknown): SupportConfig {
  const given: Partial<Record<string, unknown>> = { ...Object(answer) };
  const text = (name: string) => (typeof given[name] === 'string' && given[name] !== '' ? given[name] : null);
  return {
    scriptUrl: text('scriptUrl'),
    text: text('text'),
    email: text('email'),
    phone: text('phone'),
  };
}
