import { defaultLocale, type Locale } from '@tramita/client/rules';

/**
 * A sentence of the server with values. Its Portuguese template, with `{0}` in the place of the first value, is also the
 * name of its translations. Numbers are amounts, written as in the language of the reader: `2.000`, `2,000`. Ids, versions
 * and numbers of lines are texts.
 */
export interface Sentence {
  readonly template: string;
  readonly values: readonly (string | number)[];
}

/** A text to users: Portuguese text without values, a template with them, or several sentences after each other. */
export type Text = string | Sentence | readonly Text[];

/**
 * Writes a sentence with values; see {@link Sentence}.
 *
 * @example say`Há ${count} tarefas abertas na fila deste grupo`
 */
export const say = (parts: TemplateStringsArray, ...values: (string | number)[]): Sentence => ({
  template: parts.reduce((template, part, index) => `${template}{${index - 1}}${part}`),
  values,
});

/** Puts the values of a sentence into a template of a language. */
export const fillTemplate = (template: string, values: Sentence['values'], locale: Locale): string =>
  template.replaceAll(/\{(\d)\}/g, (place, index) => {
    const value = values[Number(index)] ?? place;
    return typeof value === 'number' ? value.toLocaleString(locale) : value;
  });

/** Returns a text with each of its sentences changed by `write`. */
export function writeText(text: Text, write: (sentence: Sentence) => string): string {
  if (typeof text === 'string') return write({ template: text, values: [] });
  if ('template' in text) return write(text);
  return text.map((part) => writeText(part, write)).join(' ');
}

/** Returns a text in Portuguese. */
export const portugueseOf = (text: Text): string =>
  writeText(text, ({ template, values }) =>
    values.length === 0 ? template : fillTemplate(template, values, defaultLocale),
  );
