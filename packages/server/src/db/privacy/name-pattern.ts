import { escapeHtml } from '@tramita/client/engine';

/** Characters of a word; a name inside a longer word is another name. */
const before = '(?<![[:alnum:]])';
const after = '(?![[:alnum:]])';
// "ana" is not found in "ana-x" or "ana.lima", which are user names of others
const beforeWord = '(?<![[:alnum:]._-])';
const afterWord = '(?![[:alnum:]_-]|[.@][[:alnum:]])';

const hasOnlyLetters = /^\p{L}+$/u;

const escaped = (text: string) => text.replaceAll(/[^\p{L}\p{N} _]/gu, String.raw`\$&`);

/** Returns a regular expression for a text in any case. */
function anyCase(text: string): string {
  return [...text]
    .map((letter) => {
      const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()];
      return lower !== upper && lower.length === 1 && upper.length === 1 ? `[${lower}${upper}]` : escaped(letter);
    })
    .join('');
}

/** Returns a text as it is stored in plain texts, in HTML and in JSON. */
const forms = (text: string): string[] => [...new Set([text, escapeHtml(text), JSON.stringify(text).slice(1, -1)])];

/** Patterns of the words around a name in the longer names of others: "Ana Souza" in "Ana Souza Lima". */
function exceptions(name: string, others: readonly string[]): { readonly before: string; readonly after: string } {
  const around = { before: '', after: '' };
  for (const other of others) {
    const start = other.toLowerCase().indexOf(name.toLowerCase());
    if (start === -1) continue;
    const [prefix, suffix] = [other.slice(0, start), other.slice(start + name.length)];
    if (/^[^\p{L}\p{N}]/u.test(suffix)) around.after += `(?!${anyCase(suffix)}${after})`;
    else if (/[^\p{L}\p{N}]$/u.test(prefix)) around.before += `(?<!${before}${anyCase(prefix)})`;
  }
  return around;
}

/** What to find of a person. */
export interface FoundNames {
  /** Complete names, e-mail addresses and CPFs. */
  readonly names: readonly string[];
  readonly userNames: readonly string[];
  /** Names, user names and addresses of other people that contain one of these. */
  readonly others: readonly string[];
}

/**
 * Returns the regular expression, for the database, that finds these names in texts as whole words. Of a user name that
 * is a plain word, such as `ana`, only its own form is found, because "Ana" may be anyone.
 */
export function namePattern({ names, userNames, others }: FoundNames): string {
  const byLength = (one: string, other: string) => other.length - one.length;
  const texts = names.filter((name) => name.trim() !== '').toSorted(byLength);
  const choices = [
    ...texts.flatMap((name) => {
      const around = exceptions(name, others);
      return forms(name).map((form) => `${around.before}${before}${anyCase(form)}${after}${around.after}`);
    }),
    ...userNames
      .filter((name) => name.trim() !== '')
      .toSorted(byLength)
      .map((name) => {
        if (hasOnlyLetters.test(name))
          return `${beforeWord}(?:${escaped(name)}|${escaped(name.toLowerCase())})${afterWord}`;
        const around = exceptions(name, others);
        return `${around.before}${before}${anyCase(name)}${after}${around.after}`;
      }),
  ];
  // without a name, a pattern that matches nothing
  return choices.length === 0 ? 'x^' : `(?:${choices.join('|')})`;
}
