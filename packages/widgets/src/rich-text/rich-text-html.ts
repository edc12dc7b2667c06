import { DOMSerializer, DOMParser as DocumentParser, type Node } from 'prosemirror-model';
import { sanitizeHtml } from '../ui/SafeHtml/sanitize-html.ts';
import { parseHtml } from '../ui/trusted-html.ts';
import { richTextSchema } from './rich-text-schema.ts';

const parser = DocumentParser.fromSchema(richTextSchema);
const serializer = DOMSerializer.fromSchema(richTextSchema);

/** Parses untrusted HTML into an editable document. */
export function readHtml(html: string): Node {
  return parser.parse(parseHtml(sanitizeHtml(html)));
}

/** Returns a document as HTML; null if it contains no text. */
export function writeHtml(text: Node): string | null {
  if (text.textContent.trim() === '') return null;
  const box = document.implementation.createHTMLDocument().body;
  serializer.serializeFragment(text.content, { document: box.ownerDocument }, box);
  // a list item with a single paragraph is written without the paragraph element
  for (const item of box.querySelectorAll('li')) {
    const [only, other] = item.children;
    if (only?.localName === 'p' && !other) only.replaceWith(...only.childNodes);
  }
  return box.innerHTML;
}
