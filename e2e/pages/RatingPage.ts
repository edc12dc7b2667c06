import type { Locator, Page } from '@playwright/test';

/** The rating of a finished request. */
export class RatingPage {
  readonly like: Locator;
  readonly dislike: Locator;
  readonly comment: Locator;
  readonly send: Locator;
  readonly thanks: Locator;

  constructor(page: Page) {
    this.like = page.getByRole('radio', { name: 'Gostei', exact: true });
    this.dislike = page.getByRole('radio', { name: 'Não Gostei', exact: true });
    this.comment = page.getByRole('textbox', { name: /^Comentário/ });
    this.send = page.getByRole('button', { name: 'Enviar avaliação' });
    this.thanks = page.getByText('Obrigado pela avaliação');
  }
}
