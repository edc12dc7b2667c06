import type { Locator } from '@playwright/test';

/** A field of a form by its accessible name; its visible label also contains marks. */
export function formField(form: Locator, name: string): Locator {
  return form.getByRole('textbox', { name, exact: true }).or(form.getByRole('combobox', { name, exact: true }));
}
