/**
 * The messages between a page and the portal in its frame. The frame announces itself to the page, which answers with one
 * end of a channel; everything else goes through that channel. Both sides check the origin of the first message they get.
 */

/** The frame is ready. Contains nothing secret, because the frame does not know yet who embeds it. */
export interface Hello {
  readonly tramita: 'hello';
}

/** The page's answer, with one end of the channel. */
export interface Welcome {
  readonly tramita: 'welcome';
  /** Whether the page hands over tokens of its user. Otherwise the frame signs its user in by itself. */
  readonly hasToken: boolean;
}

/** Sent by a window in which a user signed in, to the frame that opened it: the address with the answer of the issuer. */
export interface SignedIn {
  readonly tramita: 'signed-in';
  readonly url: string;
}

/** A message of the frame through the channel. */
export type FrameMessage =
  /** Asks for a token; a new one if the API refused the last. */
  | { readonly ask: number; readonly renew: boolean }
  /** The height of the content in px; null for a page that fills whatever height it gets. */
  | { readonly height: number | null }
  /** Something happened that the page may want to know. */
  | { readonly event: string; readonly detail: unknown };

/** The parts of the frame, in px from its edges, that are outside of the window of the page. */
export interface Insets {
  readonly top: number;
  readonly bottom: number;
}

/** A message of the page through the channel. */
export type PageMessage =
  /** The token for a question, or null without one; absent if the page failed to get it. */
  | { readonly answer: number; readonly token?: string | null }
  /** The page was scrolled or resized. */
  | { readonly insets: Insets };
