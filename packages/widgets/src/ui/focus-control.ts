const focusable = 'input:not([type="hidden"]), textarea, select, button, [tabindex]';

/** Focuses a field's control by its id: the control itself, or the first tabbable part of a group. */
export function focusControl(root: HTMLElement, id: string): void {
  const control = root.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  if (!control) return;
  const parts = [control, ...control.querySelectorAll<HTMLElement>(focusable)].filter((part) =>
    part.matches(focusable),
  );
  const target = parts.find((part) => part.tabIndex >= 0) ?? parts[0];
  control.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
