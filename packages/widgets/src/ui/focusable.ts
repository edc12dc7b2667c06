/** Selects the elements that the Tab key can reach, also those that are not shown. */
export const focusable =
  ':is(a[href], button, input, select, textarea, summary, iframe, [contenteditable="true"], [tabindex]):not(:disabled, [tabindex="-1"], [inert] *)';

/** Whether an element is shown. True if the browser has no function for it. */
export const isShown = (element: Element): boolean => element.checkVisibility?.({ visibilityProperty: true }) !== false;
