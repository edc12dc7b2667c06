import { richTextAttributes, richTextSchemes, richTextTags } from '@tramita/client/rules';
import sanitizeHtml from 'sanitize-html';
import { storableText } from '../drafts/storable-text.ts';

const richText: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: Object.fromEntries(Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...richTextSchemes],
  allowProtocolRelative: false,
};

/**
 * Rich text of people with everything taken out that could act, scripts, handlers, styles, frames, odd addresses, and
 * what no database keeps.
 */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(storableText(html), richText);
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Plain text of people: no tags, no control characters, no blanks around it. Whatever is left is shown as text. */
export function sanitizePlainText(text: string): string {
  const bare = storableText(text)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');
  const untagged = sanitizeHtml(bare, { allowedTags: [], allowedAttributes: {} });
  return untagged.replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity).trim();
}
