import { videoFrameOrigins } from '@tramita/client/rules';
import type { AppOptions } from './app-options.ts';

const joined = (...sources: readonly string[]) => [...new Set(sources)].join(' ');

/**
 * Only two named policies may parse HTML: that of the widgets, and that of the rich text editor for pasted content. The
 * external script of a support chat does not work under this rule, so a server with a chat omits it.
 */
const trustedTypes = ({ chatOrigins }: Pick<AppOptions, 'chatOrigins'>): readonly string[] =>
  chatOrigins.length > 0 ? [] : ["require-trusted-types-for 'script'", 'trusted-types tramita ProseMirrorClipboard'];

/**
 * Returns the content security policy of the portal's pages: own files only, no eval, and nothing inline but the
 * splash.
 */
function contentSecurityPolicy(
  options: Pick<AppOptions, 'connectOrigins' | 'imageOrigins' | 'frameAncestors' | 'chatOrigins' | 'styleHashes'>,
): string {
  return [
    "default-src 'none'",
    `script-src ${joined("'self'", ...options.chatOrigins)}`,
    `style-src ${joined("'self'", ...options.styleHashes)}`,
    "font-src 'self'",
    `img-src ${joined("'self'", 'data:', 'blob:', ...options.imageOrigins, ...options.chatOrigins)}`,
    `connect-src ${joined("'self'", ...options.connectOrigins, ...options.chatOrigins)}`,
    "worker-src 'self'",
    // PDF attachments are shown in place, from bytes the page fetched; this policy also applies to that frame
    `frame-src ${joined('blob:', ...videoFrameOrigins, ...options.chatOrigins)}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    ...trustedTypes(options),
    framePolicy(options.frameAncestors),
  ].join('; ');
}

/** The rule for who may show a page in a frame: these origins and the page's own, or no page. */
export const framePolicy = (origins: readonly string[]): string =>
  `frame-ancestors ${origins.length > 0 ? joined("'self'", ...origins) : "'none'"}`;

/** Where the issuer leads back to after a sign-in. */
const callbackPath = '/signin/callback';

/**
 * Creates the headers of every response by its path. Where frames are allowed, the end of a sign-in keeps its connection to
 * the frame that opened its window; every other page is cut off from the pages that opened it.
 */
export function createSecurityHeaders(options: AppOptions): (path: string) => Readonly<Record<string, string>> {
  const headers = securityHeaders(options);
  if (options.frameAncestors.length === 0) return () => headers;
  const connected = { ...headers, 'cross-origin-opener-policy': 'unsafe-none' };
  return (path) => (path === callbackPath ? connected : headers);
}

function securityHeaders(options: AppOptions): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(options.frameAncestors.length > 0 ? {} : { 'x-frame-options': 'DENY' }),
    ...(options.secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
