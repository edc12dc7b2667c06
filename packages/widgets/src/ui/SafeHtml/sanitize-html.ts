import { richTextAttributes, richTextSchemes, richTextTags } from '@tramita/client/rules';
import createDOMPurify, { type Config } from 'dompurify';
import { parseHtml } from '../trusted-html.ts';

const allowed = {
  ALLOWED_TAGS: [...richTextTags],
  ALLOWED_ATTR: Object.values(richTextAttributes).flat(),
  ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${richTextSchemes.join('|')}):|/(?!/)|#)`, 'i'),
};

/** The sanitizer reads and changes nodes only, so it needs no policy; without this it would create one. */
const noPolicy = { createHTML: (html: string) => html, createScriptURL: (url: string) => url };

/**
 * Returns an element whose content is the HTML with only the harmless elements that the rich text rules allow. Links
 * open in a new tab without an opener. Needs a DOM.
 */
export function sanitizedElement(html: string): HTMLElement {
  const body = parseHtml(html);
  const element = body.ownerDocument.createElement('p');
  element.append(...body.childNodes);
  const purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName !== 'A') return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener');
  });
  purifier.sanitize(element, {
    ...allowed,
    IN_PLACE: true,
    TRUSTED_TYPES_POLICY: noPolicy as unknown as Config['TRUSTED_TYPES_POLICY'],
  });
  return element;
}

/** Returns the content of {@link sanitizedElement} as text; '' without a DOM. */
export function sanitizeHtml(html: string): string {
  return typeof window === 'undefined' ? '' : sanitizedElement(html).innerHTML;
}
