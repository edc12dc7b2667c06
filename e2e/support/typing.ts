import { expect, type Locator } from '@playwright/test';

/** Replaces the text of a control as a person does: presses every key, over what was selected. */
export async function typeInto(control: Locator, text: string): Promise<void> {
  // a field of a task that is being taken over is read-only until the answer is there
  await expect(control).toBeEditable();
  await control.click();
  await control.press('ControlOrMeta+A');
  if (text === '') await control.press('Delete');
  else await control.pressSequentially(text);
}
