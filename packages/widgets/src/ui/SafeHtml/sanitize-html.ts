import { richTextAttributes, richTextSchemes, richTextTags } from '@tramita/client/rules';
import createDOMPurify, { type Config } from 'dompurify';
import { htmlPolicy } from '../trusted-html.ts';

const allowed = {
  ALLOWED_TAGS: [...richTextTags],
  ALLOWED_ATTR: Object.values(richTextAttributes).flat(),
  ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${richTextSchemes.join('|')}):|/(?!/)|#)`, 'i'),
};

/**
 * HTML from people with only harmless marks left: those that the rules of rich text name. Links open in a new tab without an opener.
 * Needs a DOM; where there is none it answers an empty string.
 */
export function sanitizeHtml(html: string): string {
  if (typeof window === 'undefined') return '';
  const purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName !== 'A') return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener');
  });
  // without a policy of its own, which every call would make again
  return purifier.sanitize(html, { ...allowed, TRUSTED_TYPES_POLICY: htmlPolicy() as Config['TRUSTED_TYPES_POLICY'] });
}
