import type { TokenProvider } from '@tramita/client';
import type { WidgetTag } from './definitions.ts';

/** An element of the product in a page; its attributes are documented with its tag. */
export interface TramitaTag extends HTMLElement {
  /** Source of the tokens; takes precedence over the attribute `token-url` and over a surrounding provider. */
  tokenProvider: TokenProvider | undefined;
}

/** The elements that show a widget, by their tags. */
export type WidgetTags = { readonly [Tag in WidgetTag]: TramitaTag };

/** The elements inside it share one connection, theme and cache. */
export interface ProviderTag extends TramitaTag {}

declare global {
  interface HTMLElementTagNameMap extends WidgetTags {
    'tramita-provider': ProviderTag;
  }
}
