import { sanitizeHtml } from '../../ui/SafeHtml/sanitize-html.ts';

/**
 * What an editable element holds, cleaned: the browser's line blocks become paragraphs. Null when there is nothing to
 * read in it.
 */
export function readHtml(element: HTMLElement): string | null {
  if (element.textContent.trim() === '') return null;
  const paragraphs = element.innerHTML.replace(/<(\/?)div\b/gi, '<$1p');
  return sanitizeHtml(paragraphs) || null;
}
