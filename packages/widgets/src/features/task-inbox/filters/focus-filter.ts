/** Focuses the first visible filter; returns whether there is one. */
export function focusFilter(list: HTMLElement | null): boolean {
  const controls = list?.querySelectorAll<HTMLElement>('[data-slot="filter-cell"] :is(input, select)') ?? [];
  const first = [...controls].find((control) => control.checkVisibility({ visibilityProperty: true }));
  first?.focus();
  return first !== undefined;
}
