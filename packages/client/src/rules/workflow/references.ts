import { ExpressionError } from '../expression/expression-error.ts';
import { Scanner } from '../expression/scanner.ts';

/** A `#field` reference in a source: the index of its `#`, and the name. */
type Reference = { readonly at: number; readonly name: string };

/**
 * Returns the references of an expression in order of appearance, except those in quotes or comments. An incomplete
 * expression is read as far as possible.
 */
function referencesOf(source: string): Reference[] {
  const found: Reference[] = [];
  if (!source.includes('#')) return found;
  const scanner = new Scanner(source);
  // one entry for each open template: the number of open braces within its `${`
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

/** Returns an expression with `#to` in place of every `#from`; texts in quotes and longer names stay unchanged. */
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

// a field name begins like a word; the pattern is greedy, so longer names match first
const reference = /#([\p{L}_][\p{L}\p{N}_]*)/gu;

/** Returns a text of an outgoing call with `#to` in place of every `#from`, also within quotes, where bodies contain them. */
export function renameInText(text: string, from: string, to: string): string {
  if (!text.includes(`#${from}`)) return text;
  return text.replace(reference, (whole, name: string) => (name === from ? `#${to}` : whole));
}

/**
 * Returns a text of an outgoing call with the new names in place of the former ones, all at once: fields may exchange their
 * names.
 */
export function renameAllInText(text: string, renames: ReadonlyMap<string, string>): string {
  return text.replace(reference, (_whole, name: string) => `#${renames.get(name) ?? name}`);
}

/** Returns the names of the `#field` references in the texts of an outgoing call, each once, in order of appearance. */
export function referencesInTexts(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(reference)].map((match) => match[1] ?? '')))];
}
