import { isElement, windowOf } from '../page-root.ts';

/** Controls that react to the press that closes a floating part, so that the next one needs a single press. */
const controls = 'button, input, select, textarea, label, summary, [contenteditable]';

/**
 * Prevents that a press that closes a menu or popover also acts on the page below, where it would open a row or follow a
 * link. Call it from `pointerdown`: the click that follows is stopped, unless it is on a control.
 */
export function blockPress(press: PointerEvent): void {
  const [target = null] = press.composedPath();
  if (!isElement(target) || target.closest(controls)) return;
  const view = windowOf(target);
  const done = new AbortController();
  const { signal } = done;
  const handleClick = (click: MouseEvent) => {
    done.abort();
    click.preventDefault();
    click.stopPropagation();
  };
  view.addEventListener('click', handleClick, { capture: true, signal });
  // a press that moved far has no click
  view.addEventListener('pointerdown', () => done.abort(), { capture: true, signal });
}
