import { parseHtml } from '../../../ui/trusted-html.ts';

/** Maximum number of characters of a preview. */
const previewLength = 200;

/** Returns the text of some HTML, cut at 200 characters. A parsed document runs and fetches nothing. */
export function previewOf(html: string): string {
  // without a blank, tags that end a line would join two words
  const spaced = html.replace(/<\/(?:p|li|h\d|tr|td|th|blockquote|div)>|<br\s*\/?>/gi, '$& ');
  const text = (parseHtml(spaced).textContent ?? '').replace(/\s+/g, ' ').trim();
  const characters = Array.from(text);
  return characters.length > previewLength ? `${characters.slice(0, previewLength).join('')}...` : text;
}
