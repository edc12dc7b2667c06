import { escapeHtml } from './escape-html.ts';

/** Returns a text written by users in bold, escaped. */
export const bold = (text: string | number): string => `<b>${escapeHtml(String(text))}</b>`;

/** Returns a link to the rating of a request. */
export const ratingLink = (protocol: string, text: string): string =>
  `<a href="/nps/${escapeHtml(encodeURIComponent(protocol))}">${text}</a>`;

const pages = { pending: '/adm/pending', attendance: '/attendance/to-do' } as const;

/** Returns a link to a page of the portal. */
export const pageLink = (page: keyof typeof pages, text: string): string => `<a href="${pages[page]}">${text}</a>`;
