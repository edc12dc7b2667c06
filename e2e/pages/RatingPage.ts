import type { Locator, Page } from '@playwright/test';

/** The rating of a finished request. */
export class RatingPage {
  readonly page: Page;
  readonly comment: Locator;
  readonly send: Locator;
  readonly thanks: Locator;

  constructor(page: Page) {
    this.page = page;
    this.comment = page.getByRole('textbox', { name: /^Comentário/ });
    this.send = page.getByRole('button', { name: 'Enviar avaliação' });
    this.thanks = page.getByText('Agradecemos a sua avaliação');
  }

  async answer(name: 'Gostei' | 'Não Gostei'): Promise<void> {
    await this.page.getByText(name, { exact: true }).click();
  }
}
