import { richTextAttributes, richTextSchemes, richTextTags } from '@tramita/client/rules';
import sanitizeHtml from 'sanitize-html';

const richText: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: Object.fromEntries(Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...richTextSchemes],
  allowProtocolRelative: false,
};

/** Recently sanitized long texts: a bulk action sends one form for many tasks. */
const recent = new Map<string, string>();
const mostRecent = 8;
const shortText = 1000;

/** A `<` that starts no tag, comment or declaration: text. */
const bareLess = /<(?![a-z/!?])/gi;
/**
 * Replaces each bare `<` during parsing, because the parser would create a separate text node for each. Never stored.
 */
const placeholder = '\0';

/**
 * Removes active content from users' rich text: scripts, handlers, styles, frames, unsafe addresses. Blocks the event
 * loop for up to about 150 ms, so its length must be checked before, see `richTextProblem` of the rules.
 */
export function sanitizeRichText(html: string): string {
  const known = recent.get(html);
  if (known !== undefined) return known;
  const readable = html.replaceAll(placeholder, '').replace(bareLess, placeholder);
  const clean = sanitizeHtml(readable, richText).replaceAll(placeholder, '&lt;');
  if (html.length > shortText) {
    recent.set(html, clean);
    const [oldest] = recent.keys();
    if (recent.size > mostRecent && oldest !== undefined) recent.delete(oldest);
  }
  return clean;
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Where a block or a line ends; without a blank there, the words of two lines would be joined. */
const lineEnd = /<(?:\/(?:p|li|h[1-6]|tr|td|th|blockquote|pre)|br|hr)\b[^<>]*>/gi;

/** Returns the readable part of an HTML text, as plain text in one line. */
export function textOfHtml(html: string): string {
  const untagged = sanitizeHtml(html.replace(lineEnd, '$& '), { allowedTags: [], allowedAttributes: {} });
  return untagged
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns users' plain text as it is stored: as typed, including markup such as `<b>`, because every view escapes it.
 * Only invisible control characters and surrounding blanks are removed.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}
