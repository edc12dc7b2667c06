import type { Locator, Page } from '@playwright/test';
import { typeInto } from '../support/typing.ts';

/** The sign-in page of the embedded identity provider. */
export class SignInPage {
  readonly page: Page;
  readonly heading: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: /^Entrar no / });
  }

  /** Signs in with the button of a user, or by typing the user name if the page has no button for it. */
  async choose(userName: string): Promise<void> {
    await this.heading.waitFor();
    const offered = this.page.locator(`button[name="userName"][value="${userName}"]`);
    if (await offered.isVisible()) return offered.click();
    await typeInto(this.page.getByRole('textbox', { name: 'Outra pessoa' }), userName);
    await this.page.getByRole('button', { name: 'Entrar', exact: true }).click();
  }
}
