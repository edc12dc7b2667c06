import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Elements that have had the focus. */
    focused?: Set<EventTarget | null>;
  }
}

/** Controls of the page below the top bar. */
const controls = 'a[href], button, input, select, textarea, [role="tab"], [role="switch"], [tabindex="0"]';
/** Groups in which Tab goes to one control, and the arrow keys to the others. */
const groups = '[role="tablist"], [role="radiogroup"], [role="toolbar"]';

/** Presses Tab through the page below the top bar and returns the controls that never got the focus. */
export async function unreachedControls(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const focused = new Set<EventTarget | null>();
    window.focused = focused;
    document.addEventListener('focusin', ({ target }) => focused.add(target));
  });
  await page.locator('main').focus();
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(() => document.activeElement?.closest('main')))) break;
  }
  return page.evaluate(
    ([controls, groups]) => {
      const focused = window.focused ?? new Set();
      return [...document.querySelectorAll(`main :is(${controls})`)]
        .filter((control) => {
          if (focused.has(control) || control.matches(':disabled, [aria-disabled="true"]')) return false;
          if (control.closest('[inert]') || !control.checkVisibility({ visibilityProperty: true })) return false;
          const group = control.closest(groups);
          return ![...(group?.querySelectorAll('*') ?? [])].some((member) => focused.has(member));
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 160));
    },
    [controls, groups] as const,
  );
}
