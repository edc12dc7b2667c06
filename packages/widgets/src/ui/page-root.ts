/** The tree that an element is in: its shadow root or its document. */
export type PageRoot = Document | ShadowRoot;

/**
 * Returns the tree of an element. Ids and the focused element must be looked up there, because a document does not know
 * those of its shadow roots, and a page can render widgets into the document of another window.
 */
export function pageRootOf(node: Node): PageRoot {
  const root = node.getRootNode();
  // an element that is not mounted is in a tree of its own
  return 'activeElement' in root ? (root as PageRoot) : documentOf(node);
}

/** Returns the document that an element is in. */
export const documentOf = (node: Node): Document => node.ownerDocument ?? (node as Document);

/** Returns the window that an element is shown in. */
export const windowOf = (node: Node): Window & typeof globalThis => documentOf(node).defaultView ?? window;

/** Returns the focused element of the tree that an element is in; null if there is none or no element is given. */
export function focusedNear(node: Node | null | undefined): Element | null {
  if (!node) return null;
  const { activeElement } = pageRootOf(node);
  return activeElement === documentOf(node).body ? null : activeElement;
}

/** Returns whether no element of the page has the focus, for example because the focused one was removed. */
export function isFocusLost(node: Node): boolean {
  const { activeElement, body } = documentOf(node);
  return activeElement === null || activeElement === body;
}

/**
 * Returns whether a value, such as the target of an event, is an element. `instanceof` is false for the elements of
 * another window.
 */
export const isElement = (value: EventTarget | Node | null | undefined): value is HTMLElement =>
  value != null && 'closest' in value;
