import { sayMistake } from './late-mistakes.ts';

/** Delay after which an element says in the console what it still needs, in ms. */
const patience = 5000;

/** An element that shows nothing without some of its attributes and without a token. */
interface NeedyElement extends Element {
  readonly needs: readonly string[];
  readonly hasToken: boolean;
}

/**
 * Says in the console what an element still needs if the page has not set it after a while; returns a function that stops.
 *
 * @param tokenMistake the mistake of an element without a token
 */
export function remindLater(element: NeedyElement, tokenMistake: 'noToken' | 'noOwnToken'): () => void {
  const timer = setTimeout(() => {
    for (const name of element.needs) if (!element.getAttribute(name)) sayMistake(element, 'missing', name);
    if (!element.hasToken) sayMistake(element, tokenMistake);
  }, patience);
  return () => clearTimeout(timer);
}
