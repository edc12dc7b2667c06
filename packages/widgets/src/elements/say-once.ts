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
