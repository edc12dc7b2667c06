const said = new WeakMap<Element, Set<string>>();

/**
 * Writes a sentence about a mistake in an element and how to fix it to the console, once.
 *
 * @param level `info` if the page may still fix it, for example with an attribute that it sets later
 */
export function sayOnce(element: Element, sentence: string, level: 'error' | 'info' = 'error'): void {
  const known = said.get(element) ?? new Set();
  said.set(element, known);
  if (known.has(sentence)) return;
  known.add(sentence);
  console[level](`<${element.localName}> ${sentence}`);
}

/** Delay after which an element says in the console which attributes it still needs, in ms. */
const patience = 5000;

/** The parts of an element that shows nothing without some of its attributes and without a token. */
interface NeedyElement extends Element {
  readonly needs: readonly string[];
  readonly hasToken: boolean;
}

/**
 * Says in the console what an element still needs if the page has not set it after a while; returns a function that stops.
 *
 * @param ways the ways to give the element a token
 */
export function remindLater(element: NeedyElement, ways: string): () => void {
  const timer = setTimeout(() => {
    for (const name of element.needs) {
      if (!element.getAttribute(name)) sayOnce(element, `shows nothing until it has its attribute ${name}.`, 'info');
    }
    if (!element.hasToken) sayOnce(element, `has no token: ${ways}.`);
  }, patience);
  return () => clearTimeout(timer);
}

/** How an element without a provider gets a token. */
export const ownToken = 'set its property tokenProvider or its attribute token-url';
