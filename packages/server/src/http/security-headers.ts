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
    `frame-ancestors ${options.frameAncestors.length > 0 ? joined("'self'", ...options.frameAncestors) : "'none'"}`,
  ].join('; ');
}

/** Returns the headers of every response. */
export function securityHeaders(options: AppOptions): Readonly<Record<string, string>> {
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
