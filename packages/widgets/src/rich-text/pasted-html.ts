import { sanitizeHtml } from '../ui/SafeHtml/sanitize-html.ts';
import { parseHtml } from '../ui/trusted-html.ts';
import { replaceForeignBlocks } from './rich-text-html.ts';

/** A `style` attribute in a tag. */
const styleAttribute = /(<[a-z][^<>]*?\s)style(\s*=)/gi;
/** The name of the `style` attributes while the text is parsed. */
const heldStyle = 'data-style';

type Style = ReadonlyMap<string, string>;

const isBold = (weight = ''): boolean => weight === 'bold' || Number(weight) >= 600;
const decorationOf = (style: Style): string =>
  `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;

/** Tags for formatting that other programs write as a style; `usual` are the elements that look like this anyway. */
const styledTags: readonly { tag: string; isMeant: (style: Style) => boolean; usual?: string }[] = [
  { tag: 'b', isMeant: (style) => isBold(style.get('font-weight')), usual: 'h1, h2, h3, h4, h5, h6, th, b, strong' },
  { tag: 'i', isMeant: (style) => style.get('font-style') === 'italic', usual: 'i, em' },
  { tag: 'u', isMeant: (style) => decorationOf(style).includes('underline'), usual: 'a, u' },
  { tag: 's', isMeant: (style) => decorationOf(style).includes('line-through'), usual: 's' },
  { tag: 'sub', isMeant: (style) => style.get('vertical-align') === 'sub', usual: 'sub' },
  { tag: 'sup', isMeant: (style) => style.get('vertical-align') === 'super', usual: 'sup' },
];

const normalWeight = ['font-weight', /^(?:normal|[1-5]00)$/] as const;
const normalSlant = ['font-style', /^normal$/] as const;
/** Styles that take back what an element means; Google Docs puts such an element around everything. */
const takenBack: Readonly<Record<string, readonly [property: string, value: RegExp]>> = {
  b: normalWeight,
  strong: normalWeight,
  i: normalSlant,
  em: normalSlant,
};

function styleOf(element: Element): Style {
  const declarations = (element.getAttribute(heldStyle) ?? '').split(';').map((declaration) => declaration.split(':'));
  return new Map(declarations.map(([name = '', ...value]) => [name.trim().toLowerCase(), value.join(':').trim()]));
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Replaces styles by the tags that mean the same. */
function replaceStyles(element: Element, style: Style): void {
  const [property, value] = takenBack[element.localName] ?? [];
  if (property && value?.test(style.get(property) ?? '')) {
    element.replaceWith(...element.childNodes);
    return;
  }
  for (const { tag, isMeant, usual } of styledTags) {
    if (isMeant(style) && !(usual && element.closest(usual))) wrapContent(element, tag);
  }
}

/** Text of the number of a list item, as opposed to a bullet; Word writes the letter o as a bullet. */
const itemNumber = /^\s*\(?(?:\d+|[ivxlc]+|[a-z])[.)]/i;

/** Converts the paragraphs that Word writes for the items of lists into lists. */
function replaceWordLists(body: Element): void {
  /** The open lists, from the outermost to the one of the last item. */
  let open: { list: Element; level: number }[] = [];
  for (const paragraph of body.querySelectorAll(`p[${heldStyle}]`)) {
    const level = Number(/\blevel(\d)/.exec(styleOf(paragraph).get('mso-list') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    const tag = takeItemSign(paragraph);
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    open = open.filter((one) => one.level < level || (one.level === level && one.list.localName === tag));
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(tag);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    const item = body.ownerDocument.createElement('li');
    open.at(-1)?.list.append(item);
    item.append(paragraph);
  }
}

/** Removes the bullet or number of an item of Word; returns the tag of its list. */
function takeItemSign(paragraph: Element): 'ol' | 'ul' {
  const parts = [...paragraph.querySelectorAll(`[${heldStyle}]`)];
  const sign = parts.find((part) => styleOf(part).get('mso-list')?.toLowerCase() === 'ignore');
  sign?.remove();
  return itemNumber.test(sign?.textContent ?? '') ? 'ol' : 'ul';
}

/**
 * Returns what another program put on the clipboard as HTML the editor reads: Google Docs writes bold and italic as
 * styles, in a `b` around everything; Word writes the items of lists as paragraphs that begin with a bullet.
 */
export function pastedHtml(html: string): string {
  // a content security policy without inline styles reports every style that is parsed
  const body = parseHtml(html.replace(styleAttribute, `$1${heldStyle}$2`));
  replaceWordLists(body);
  for (const element of body.querySelectorAll(`[${heldStyle}]`)) {
    replaceStyles(element, styleOf(element));
    element.removeAttribute(heldStyle);
  }
  replaceForeignBlocks(body);
  const last = body.lastElementChild;
  if (last?.localName === 'br' && !last.nextSibling?.textContent?.trim()) last.remove();
  return sanitizeHtml(body.innerHTML);
}
