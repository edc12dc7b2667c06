import { createHash } from 'node:crypto';
import type { PortalConfig } from '../app-options.ts';

const named = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** JSON that cannot end the element it stands in. */
const enclosed = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The start page of the portal as this server sends it: with the configuration inside, so that the portal need not ask
 * for it, and with the product's name as title and on the splash.
 */
export function portalPage(html: string, config: PortalConfig): string {
  const name = named(config.productName);
  return html
    .replace(/(<title>)[^<]*/, (_, tag: string) => `${tag}${name}`)
    .replace(/(<h1>)[^<]*/, (_, tag: string) => `${tag}${name}`)
    .replace('</head>', () => `<script type="application/json" id="portal-config">${enclosed(config)}</script></head>`);
}

/** What a content security policy names the styles of a page by that stand in it. */
export function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
}
