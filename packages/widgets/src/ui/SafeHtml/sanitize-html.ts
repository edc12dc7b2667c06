import createDOMPurify from 'dompurify';

const allowed = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'br',
    'code',
    'em',
    'i',
    'li',
    'ol',
    'p',
    'pre',
    's',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'u',
    'ul',
  ],
  ALLOWED_ATTR: ['href', 'title'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
};

/**
 * HTML from people with only harmless marks left: text marks, lists and links. Links open in a new tab without an opener.
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
  return purifier.sanitize(html, allowed);
}
