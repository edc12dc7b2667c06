import { ExpressionError } from '../expression/expression-error.ts';
import { Scanner } from '../expression/scanner.ts';

/** A `#field` reference in a source: where its `#` stands, and the name. */
type Reference = { readonly at: number; readonly name: string };

/**
 * The references of an expression in order of appearance, without what stands in quotes or comments. An expression that
 * is still being written is read as far as it goes.
 */
function referencesOf(source: string): Reference[] {
  const found: Reference[] = [];
  if (!source.includes('#')) return found;
  const scanner = new Scanner(source);
  // one entry for each template that is open: how many braces are open within its `${`
  const templates: number[] = [];
  const readTemplate = (): void => {
    if (scanner.templateText().open) templates.push(0);
  };
  while (scanner.position < source.length) {
    const before = scanner.position;
    try {
      const token = scanner.next();
      if (token.kind === 'end') break;
      if (token.kind === 'field') found.push({ at: token.at, name: token.value });
      if (token.kind !== 'mark') continue;
      const depth = templates.at(-1);
      if (token.value === '`') readTemplate();
      else if (depth === undefined) continue;
      else if (token.value === '{') templates[templates.length - 1] = depth + 1;
      else if (token.value === '}' && depth > 0) templates[templates.length - 1] = depth - 1;
      else if (token.value === '}') {
        templates.pop();
        readTemplate();
      }
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      if (scanner.position <= before) scanner.position = before + 1;
    }
  }
  return found;
}

/** An expression in which every `#from` reads `#to`; texts in quotes and longer names stay as they are. */
export function renameInExpression(source: string, from: string, to: string): string {
  let renamed = '';
  let end = 0;
  for (const { at, name } of referencesOf(source)) {
    if (name !== from) continue;
    renamed += `${source.slice(end, at)}#${to}`;
    end = at + 1 + name.length;
  }
  return end === 0 ? source : renamed + source.slice(end);
}

// a field name begins like a word; longer names first is the pattern's own greed
const reference = /#([\p{L}_][\p{L}\p{N}_]*)/gu;

/** A text of an outgoing call in which every `#from` reads `#to`, within quotes too: that is where bodies hold them. */
export function renameInText(text: string, from: string, to: string): string {
  if (!text.includes(`#${from}`)) return text;
  return text.replace(reference, (whole, name: string) => (name === from ? `#${to}` : whole));
}

/** Names of the `#field` references in the texts of an outgoing call, each once, in order of appearance. */
export function referencesInTexts(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(reference)].map((match) => match[1] ?? '')))];
}
