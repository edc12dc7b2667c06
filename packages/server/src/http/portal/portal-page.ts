import { createHash } from 'node:crypto';
import type { PortalConfig } from '../app-options.ts';

const named = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns JSON that cannot close the element that contains it. */
const enclosed = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Returns the start page of the portal with the configuration inside, so that the portal need not request it, and with
 * the product name as title and on the splash.
 */
export function portalPage(html: string, config: PortalConfig): string {
  const name = named(config.productName);
  return html
    .replace(/(<title>)[^<]*/, (_, tag: string) => `${tag}${name}`)
    .replace(/(<h1>)[^<]*/, (_, tag: string) => `${tag}${name}`)
    .replace('</head>', () => `<script type="application/json" id="portal-config">${enclosed(config)}</script></head>`);
}

/** Returns the hashes of a page's inline styles, in the syntax of a content security policy. */
export function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
}
