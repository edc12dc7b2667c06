import { DOMSerializer, DOMParser as DocumentParser, type Node } from 'prosemirror-model';
import { sanitizeHtml } from '../ui/SafeHtml/sanitize-html.ts';
import { parseHtml } from '../ui/trusted-html.ts';
import { richTextSchema } from './rich-text-schema.ts';

const parser = DocumentParser.fromSchema(richTextSchema);
const serializer = DOMSerializer.fromSchema(richTextSchema);

/** HTML as people or systems wrote it as a text that can be edited. */
export function readHtml(html: string): Node {
  return parser.parse(parseHtml(sanitizeHtml(html)));
}

/** A text as HTML; null when there is nothing to read in it. */
export function writeHtml(text: Node): string | null {
  if (text.textContent.trim() === '') return null;
  const box = document.implementation.createHTMLDocument().body;
  serializer.serializeFragment(text.content, { document: box.ownerDocument }, box);
  // what stands alone in an item needs no paragraph around it
  for (const item of box.querySelectorAll('li')) {
    const [only, other] = item.children;
    if (only?.localName === 'p' && !other) only.replaceWith(...only.childNodes);
  }
  return box.innerHTML;
}
