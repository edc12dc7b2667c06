import { expect, type Locator } from '@playwright/test';

/** Selects the text of a control and types over it, key by key. */
export async function typeInto(control: Locator, text: string): Promise<void> {
  // a field is read-only until the response to taking the task arrives
  await expect(control).toBeEditable();
  await control.click();
  await control.press('ControlOrMeta+A');
  if (text === '') await control.press('Delete');
  else await control.pressSequentially(text);
}
