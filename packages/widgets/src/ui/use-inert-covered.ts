import type { RefObject } from 'react';
import { documentOf, pageRootOf } from './page-root.ts';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

/** Messages and dialogs stay usable above any covering element. */
const staysUsable = '[data-slot="portal"], script, style, link';

/** Number of covering elements that make an element inert. */
const covers = new WeakMap<HTMLElement, number>();

/**
 * Makes everything inert that an element covers, so that Tab does not reach it. An element with `position: fixed`
 * covers the page, any other element its containing block.
 */
export function useInertCovered(covering: RefObject<HTMLElement | null>, isCovering: boolean): void {
  useIsomorphicLayoutEffect(() => {
    const element = covering.current;
    if (!element || !isCovering) return;
    const covered = coveredBy(element);
    for (const each of covered) addCover(each, 1);
    return () => {
      for (const each of covered) addCover(each, -1);
    };
  }, [covering, isCovering]);
}

function addCover(element: HTMLElement, change: 1 | -1): void {
  const count = (covers.get(element) ?? 0) + change;
  covers.set(element, count);
  element.inert = count > 0;
}

/** Returns the siblings of the element and of each of its ancestors, up to the edge of the covered area. */
function coveredBy(element: HTMLElement): HTMLElement[] {
  const edge = getComputedStyle(element).position === 'fixed' ? null : element.offsetParent;
  const { body } = documentOf(element);
  const covered: HTMLElement[] = [];
  for (let at: Element = element; at !== edge && at !== body; ) {
    const parent: Element | null = at.parentElement ?? hostOf(at);
    if (!parent) break;
    for (const other of at.parentNode?.children ?? []) {
      const isFree = isHtml(other) && other !== at && !other.matches(staysUsable);
      // an element that is inert for another reason stays inert afterwards
      if (isFree && (!other.inert || covers.has(other))) covered.push(other);
    }
    at = parent;
  }
  return covered;
}

/** A check of the class would fail for elements of another window. */
const isHtml = (element: Element): element is HTMLElement => 'inert' in element;

/** Returns the host of the shadow tree that contains the element; null outside a shadow tree. */
function hostOf(element: Element): Element | null {
  const root = pageRootOf(element);
  return 'host' in root ? root.host : null;
}
