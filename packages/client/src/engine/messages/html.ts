import { escapeHtml } from './escape-html.ts';

/** Returns a text written by users in bold, escaped. */
export const bold = (text: string | number): string => `<b>${escapeHtml(String(text))}</b>`;

/** Returns a link to the rating of a request. */
export const ratingLink = (protocol: string, text: string): string =>
  `<a href="/nps/${escapeHtml(encodeURIComponent(protocol))}">${text}</a>`;
