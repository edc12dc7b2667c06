import { DOMSerializer, DOMParser as DocumentParser, type Node } from 'prosemirror-model';
import { isElement } from '../ui/page-root.ts';
import { sanitizeHtml } from '../ui/SafeHtml/sanitize-html.ts';
import { parseHtml } from '../ui/trusted-html.ts';
import { richTextSchema } from './rich-text-schema.ts';

const parser = DocumentParser.fromSchema(richTextSchema);
const serializer = DOMSerializer.fromSchema(richTextSchema);

/** Blocks of the editor, and tables, which become their cells. */
const blocks = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'table']);
/** Blocks that the editor does not know. A parser that drops them would join the text of one with that of the next. */
const foreignBlocks = 'div, section, article, header, footer, main, address, figure, dt, dd, h5, h6, table, td, th';

/** Replaces blocks that the editor does not know by their content, with loose text in paragraphs. */
export function replaceForeignBlocks(body: Element): void {
  // the innermost first, so that only known blocks are in the others
  for (const foreign of [...body.querySelectorAll(foreignBlocks)].reverse()) {
    if (foreign.localName === 'table') foreign.replaceWith(...foreign.querySelectorAll('td > *, th > *'));
    else if (foreign.matches('td, th')) foreign.replaceChildren(...inParagraphs(foreign));
    else foreign.replaceWith(...inParagraphs(foreign));
  }
}

/** Returns the content of an element, each run of loose text in a paragraph. */
function inParagraphs(element: Element): Element[] {
  const found: Element[] = [];
  let loose: Element | null = null;
  for (const node of [...element.childNodes]) {
    if (isElement(node) && blocks.has(node.localName)) {
      found.push(node);
      loose = null;
      continue;
    }
    if (!loose && node.textContent?.trim() === '' && !isElement(node)) continue;
    loose ??= element.ownerDocument.createElement('p');
    loose.append(node);
    if (!found.includes(loose)) found.push(loose);
  }
  return found;
}

/** Parses untrusted HTML into an editable document. */
export function readHtml(html: string): Node {
  const body = parseHtml(sanitizeHtml(html));
  replaceForeignBlocks(body);
  return parser.parse(body);
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
