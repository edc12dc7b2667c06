import type { Locator } from '@playwright/test';

/** A field of a form by what a screen reader calls it; its label on screen holds marks besides the name. */
export function formField(form: Locator, name: string): Locator {
  return form.getByRole('textbox', { name, exact: true }).or(form.getByRole('combobox', { name, exact: true }));
}
