import type { TokenProvider } from '@tramita/client';

/** An element of the product in a page; its attributes are documented with its tag. */
export interface TramitaTag extends HTMLElement {
  /** Source of the tokens; takes precedence over the attribute `token-url` and over a surrounding provider. */
  tokenProvider: TokenProvider | undefined;
}

/** The elements that show a widget, by their tags. */
export interface WidgetTags {
  'tramita-task-inbox': TramitaTag;
  'tramita-task-detail': TramitaTag;
  'tramita-catalogue': TramitaTag;
  'tramita-request-dialog': TramitaTag;
  'tramita-notifications': TramitaTag;
  'tramita-summary': TramitaTag;
  'tramita-dashboards': TramitaTag;
  'tramita-report': TramitaTag;
  'tramita-updates': TramitaTag;
  'tramita-nps-form': TramitaTag;
}

declare global {
  interface HTMLElementTagNameMap extends WidgetTags {
    'tramita-provider': TramitaTag;
  }
}
