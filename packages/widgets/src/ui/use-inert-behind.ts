import { type RefObject, useLayoutEffect } from 'react';

/** Messages and windows stay usable over whatever covers the page. */
const staysUsable = '[data-slot="portal"], script, style, link';

/** Number of covering elements that make an element inert. */
const holds = new WeakMap<HTMLElement, number>();

/**
 * Makes everything inert that an element covers, so that Tab never stops there. An element with `position: fixed` covers
 * the page, any other one its containing block.
 */
export function useInertBehind(covering: RefObject<HTMLElement | null>, isCovering: boolean): void {
  useLayoutEffect(() => {
    const element = covering.current;
    if (!element || !isCovering) return;
    const covered = coveredBy(element);
    for (const each of covered) hold(each, 1);
    return () => {
      for (const each of covered) hold(each, -1);
    };
  }, [covering, isCovering]);
}

function hold(element: HTMLElement, change: 1 | -1): void {
  const count = (holds.get(element) ?? 0) + change;
  holds.set(element, count);
  element.inert = count > 0;
}

/** Returns what lies next to the element and to each of its ancestors, up to the edge of what it covers. */
function coveredBy(element: HTMLElement): HTMLElement[] {
  const edge = getComputedStyle(element).position === 'fixed' ? null : element.offsetParent;
  const covered: HTMLElement[] = [];
  for (let at: Element = element; at !== edge && at !== document.body; ) {
    const parent: Element | null = at.parentElement ?? hostOf(at);
    if (!parent) break;
    for (const other of at.parentNode?.children ?? []) {
      const isFree = other instanceof HTMLElement && other !== at && !other.matches(staysUsable);
      // what is inert for a reason of its own stays so afterwards
      if (isFree && (!other.inert || holds.has(other))) covered.push(other);
    }
    at = parent;
  }
  return covered;
}

/** Returns the element that holds the shadow tree whose top the element is. */
function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
