import type { Locator, Page } from '@playwright/test';

/** The catalogue of services, and the confirmations before a request. */
export class Catalogue {
  readonly page: Page;
  readonly search: Locator;
  readonly question: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByRole('textbox', { name: 'Pesquisar serviços' });
    this.question = page.getByRole('alertdialog');
  }

  folder(title: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${title}`) });
  }

  service(title: string): Locator {
    // excludes the favourites and recent services at the top of the catalogue
    return this.page.locator('[data-slot="service"]').filter({ hasText: new RegExp(`^${title}`) });
  }

  /** Chooses a visible service and confirms the start. */
  async request(title: string): Promise<void> {
    await this.service(title).click();
    await this.confirm();
  }

  async confirm(): Promise<void> {
    await this.question.getByRole('button', { name: 'Sim' }).click();
  }
}
