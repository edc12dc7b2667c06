/** A shadow root has a selection of its own in Chromium; the document's does not see into it. */
type SelectionHolder = { getSelection?: () => Selection | null };

/** The selection of the page or shadow root around an element. */
function selectionAround(element: HTMLElement): Selection | null {
  const root: Node & SelectionHolder = element.getRootNode();
  return root.getSelection?.() ?? document.getSelection();
}

/** The selected range inside the element, or null. */
export function rangeIn(element: HTMLElement): Range | null {
  const selection = selectionAround(element);
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  return range && element.contains(range.commonAncestorContainer) ? range : null;
}

/** Selects a range inside the element; all of its content's end when there is none. */
export function selectRange(element: HTMLElement, range: Range | null): void {
  const selection = selectionAround(element);
  selection?.removeAllRanges();
  const target = range ?? element.ownerDocument.createRange();
  if (!range) {
    target.selectNodeContents(element);
    target.collapse(false);
  }
  selection?.addRange(target);
}
