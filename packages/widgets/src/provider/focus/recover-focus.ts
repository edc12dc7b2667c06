import { focusable, isShown } from '../../ui/focusable.ts';
import { isElement, isFocusLost, windowOf } from '../../ui/page-root.ts';

/**
 * Moves the focus to a remaining part of a widget when its focused control is removed, for example a filter that the
 * user removes, or the button of an empty list that clears the search. Otherwise the page itself has the focus, and
 * keyboard and screen reader start at its top again.
 *
 * Dialogs, menus and lists that move the focus themselves come first. Nothing happens after the user left the widget.
 * Returns a function that ends it.
 *
 * @param root the element of the widget
 * @param focused the element inside it that has the focus
 */
export function recoverFocus(root: HTMLElement, focused: Element): () => void {
  /** The control that had the focus last, and its ancestors up to the root; empty after the user left the widget. */
  let path = pathTo(focused, root);
  let isAsked = false;
  const isGone = () => path.length > 0 && !path[0]?.isConnected && isFocusLost(root);
  const inNextFrame = (work: () => void) => windowOf(root).requestAnimationFrame(work);
  const observer = new MutationObserver(() => {
    if (isAsked || !isGone()) return;
    isAsked = true;
    // the screen itself moves the focus within a frame
    inNextFrame(() =>
      inNextFrame(() => {
        isAsked = false;
        if (!isGone()) return;
        const nearest = path.find((element) => element.isConnected);
        path = [];
        // a closed dialog or menu returns the focus to its opener, sometimes later
        if (nearest && nearest.getAttribute('data-slot') !== 'portal') focusIn(nearest, root);
      }),
    );
  });
  observer.observe(root, { childList: true, subtree: true });
  const handleFocus = ({ target }: FocusEvent) => {
    path = isElement(target) ? pathTo(target, root) : [];
  };
  const handleBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    // browsers that report a removed element as left do so just before it is removed
    queueMicrotask(() => {
      if (path[0] === target && path[0]?.isConnected && isFocusLost(root)) path = [];
    });
  };
  root.addEventListener('focusin', handleFocus);
  root.addEventListener('focusout', handleBlur);
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', handleFocus);
    root.removeEventListener('focusout', handleBlur);
    path = [];
  };
}

/** Returns an element and its ancestors up to the root of its widget. */
function pathTo(element: Element, root: Element): Element[] {
  const path: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    path.push(at);
    if (at === root) return path;
  }
  // not in this tree
  return [];
}

/** Moves the focus to the first control in a part of the widget, or to the nearest part around it that has a name. */
function focusIn(part: Element, root: HTMLElement): void {
  const control = part === root ? undefined : [...part.querySelectorAll<HTMLElement>(focusable)].find(isShown);
  if (control) {
    control.focus();
    return;
  }
  const around = part.closest('[aria-label], [aria-labelledby], [data-slot]');
  const target = isElement(around) ? around : root;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
