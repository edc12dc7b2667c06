import { locales } from '../messages/language/locale.ts';

/** How an element that is in no provider gets a token. */
const ownToken = 'set its property tokenProvider or its attribute token-url';

/** Mistakes in an element and how to fix them, as the end of a sentence about it. */
const sentences = {
  address: (name, given) => `has ${name}="${given}", which is not an address.`,
  foreign: (name, given) =>
    `has ${name}="${given}", which must be of the page's own origin, not ${new URL(given, document.baseURI).origin}.`,
  format: (name, given) => `has ${name}="${given}", which must answer a JSON object with the string "token".`,
  missing: (name) => `shows nothing until it has its attribute ${name}.`,
  noOwnToken: () => `has no token: ${ownToken}.`,
  noToken: () => `has no token: ${ownToken}, or put it into <tramita-provider>.`,
  number: (name, given) => `has ${name}="${given}": it is a whole number.`,
  silence: (name, given) => `has ${name}="${given}", which did not answer in time.`,
  values: (name, given, allowed) => `has ${name}="${given}": the values are ${allowed.join(', ')}.`,
} satisfies Record<string, (name: string, given: string, allowed: readonly string[]) => string>;

/** Kinds of mistakes in an element. */
export type Mistake = keyof typeof sentences;

const said = new WeakMap<Element, Set<string>>();

/**
 * Writes a sentence about a mistake in an element and how to fix it to the console, once.
 *
 * @param name name of the attribute
 * @param given value of the attribute
 * @param allowed values that the attribute may have
 */
export function sayMistake(
  element: Element,
  kind: Mistake,
  name = '',
  given = '',
  allowed: readonly string[] = locales,
): void {
  const sentence = sentences[kind](name, given, allowed);
  const known = said.get(element) ?? new Set();
  said.set(element, known);
  if (known.has(sentence)) return;
  known.add(sentence);
  // the page may set a missing attribute later, for example when the user chooses a task
  console[kind === 'missing' ? 'info' : 'error'](`<${element.localName}> ${sentence}`);
}

/** Writes to the console that the page loads two versions of the elements. */
export function sayVersions(first: string, second: string): void {
  console.error(
    `The page loads the elements of @tramita/widgets ${first} and ${second}: load one version. The first one is used.`,
  );
}
