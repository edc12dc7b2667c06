import { richTextAttributes, richTextSchemes, richTextTags } from '@tramita/client/rules';
import createDOMPurify, { type Config } from 'dompurify';
import { htmlPolicy } from '../trusted-html.ts';

const allowed = {
  ALLOWED_TAGS: [...richTextTags],
  ALLOWED_ATTR: Object.values(richTextAttributes).flat(),
  ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${richTextSchemes.join('|')}):|/(?!/)|#)`, 'i'),
};

/**
 * Returns the HTML with only the harmless elements that the rich text rules allow. Links open in a new tab without an
 * opener. Needs a DOM; returns '' without one.
 */
export function sanitizeHtml(html: string): string {
  if (typeof window === 'undefined') return '';
  const purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName !== 'A') return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener');
  });
  // pass the shared policy: without it every call would create one
  return purifier.sanitize(html, { ...allowed, TRUSTED_TYPES_POLICY: htmlPolicy() as Config['TRUSTED_TYPES_POLICY'] });
}
