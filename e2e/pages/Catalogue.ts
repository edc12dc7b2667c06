import type { Locator, Page } from '@playwright/test';

/** The catalogue of services, and the questions on the way to a request. */
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
    // not the one among favourites and recent services, which is on top of the catalogue
    return this.page.locator('[data-slot="service"]').filter({ hasText: new RegExp(`^${title}`) });
  }

  /** Chooses a service that is shown and says yes to starting it. */
  async request(title: string): Promise<void> {
    await this.service(title).click();
    await this.confirm();
  }

  async confirm(): Promise<void> {
    await this.question.getByRole('button', { name: 'Sim' }).click();
  }
}
