import { useTramitaSettings } from './tramita-context.ts';

const scheme = 'inside:';
const addressInside = (path: string) => scheme + path;
const addressInPage = (path: string) => path;

/** Returns the path of an address that can only be opened inside a widget; null for a real address. */
export const pathInside = (address: string): string | null =>
  address.startsWith(scheme) ? address.slice(scheme.length) : null;

/**
 * Returns a function that makes the default address of a link from the path of a page of the portal. In a page that
 * routes no links there is no page at this path: the address then opens inside the widget or, if the widget cannot
 * show it, is rendered as text.
 */
export const usePortalAddress = (): ((path: string) => string) =>
  useTramitaSettings().inside ? addressInside : addressInPage;
