/** Returns the rows' main controls, in order. */
export const itemsOf = (panel: HTMLElement | null): HTMLElement[] =>
  panel ? [...panel.querySelectorAll<HTMLElement>('[data-item]')] : [];

/** Returns the index of the control in the same row as this element; -1 outside the rows. */
export const indexOfItem = (items: readonly HTMLElement[], element: Element): number => {
  const row = element.closest('[data-row]');
  return items.findIndex((item) => row?.contains(item));
};
