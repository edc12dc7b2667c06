const focusable = 'input:not([type="hidden"]), textarea, select, button, [tabindex]';

/** Returns a field's control by its id, or null. */
export const findControl = (root: HTMLElement | null, id: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? null;

/** Focuses a field's control by its id: the control itself, or the first tabbable part of a group. */
export function focusControl(root: HTMLElement, id: string): void {
  const control = findControl(root, id);
  if (!control) return;
  const parts = [control, ...control.querySelectorAll<HTMLElement>(focusable)].filter((part) =>
    part.matches(focusable),
  );
  const target = parts.find((part) => part.tabIndex >= 0) ?? parts[0];
  control.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
