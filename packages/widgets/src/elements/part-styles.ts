import { windowOf } from '../ui/page-root.ts';

// Each file of the elements' build contains the styles of its parts and passes them to this module when it is loaded, so
// that a part is never shown without its styles and none are loaded before their part. The order of these sheets has no
// effect, because style-tiers.ts decides between rules.

const texts: string[] = [];
const roots = new Set<ShadowRoot>();
const parsed = new WeakMap<Document, CSSStyleSheet[]>();

/**
 * Returns styles as the theme declares them. The build shortens tokens, which are a quarter of all styles, and writes those
 * of themes as a table after `$$`, of which `$0;` in a block stands for the first column.
 */
export function withTokens(text: string): string {
  const [styles = '', table = ''] = text.split('$$');
  const rows = table.split(';').map((row) => row.split('|'));
  return styles
    .replaceAll(/\$(\d);/g, (_, theme) => rows.map(([name, ...values]) => `$${name}:${values[theme]};`).join(''))
    .replaceAll(/\$([\w-]+):([^;}]*)/g, '--t-$1: var(--tramita-$1, $2)');
}

/** Adds the styles of a part to the shadow roots of all elements. The build inserts these calls. */
export function addStyles(text: string): void {
  texts.push(withTokens(text));
  // the files that an import loads are evaluated together, before its promise resolves
  if (roots.size > 0) queueMicrotask(() => roots.forEach(adoptSheets));
}

/**
 * Adds the styles of all loaded parts, and later those of parts that are loaded, to a shadow root; returns a function that
 * stops.
 */
export function adoptStyles(shadow: ShadowRoot): () => void {
  adoptSheets(shadow);
  roots.add(shadow);
  return () => roots.delete(shadow);
}

/** A constructed sheet needs no exception in the page's security policy. */
function adoptSheets(shadow: ShadowRoot): void {
  const { ownerDocument } = shadow;
  const sheets = parsed.get(ownerDocument) ?? [];
  parsed.set(ownerDocument, sheets);
  for (const text of texts.slice(sheets.length)) {
    const sheet = new (windowOf(shadow).CSSStyleSheet)();
    sheet.replaceSync(text);
    sheets.push(sheet);
  }
  const missing = sheets.filter((sheet) => !shadow.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, ...missing];
}
