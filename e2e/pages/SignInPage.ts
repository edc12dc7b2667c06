import type { Locator, Page } from '@playwright/test';

/** The sign-in page of the embedded identity provider. */
export class SignInPage {
  readonly heading: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { name: /^Entrar no / });
  }

  /** Signs in as one of the people offered. */
  async choose(userName: string): Promise<void> {
    await this.page.locator(`button[name="userName"][value="${userName}"]`).click();
  }
}
