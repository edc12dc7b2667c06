import type { Locator, Page } from '@playwright/test';

/** An open task: its form, facts and steps, and what can be done with it. */
export class TaskDetail {
  readonly region: Locator;
  readonly assign: Locator;
  readonly approve: Locator;
  readonly reject: Locator;
  readonly complete: Locator;
  readonly steps: Locator;
  readonly comment: Locator;
  readonly rate: Locator;

  constructor(readonly page: Page) {
    this.region = page.locator('[data-slot="task-detail"]');
    const action = (name: string) => this.region.getByRole('button', { name, exact: true });
    this.assign = action('Atribuir a mim');
    this.approve = action('Aprovar');
    this.reject = action('Reprovar');
    this.complete = action('Concluir');
    this.steps = this.region.getByRole('list', { name: 'Etapas' });
    this.comment = this.region.getByRole('textbox', { name: 'Novo comentário' });
    this.rate = this.region.getByRole('link', { name: 'Avaliar atendimento' });
  }

  step(title: string): Locator {
    return this.steps.getByRole('listitem').filter({ hasText: title });
  }

  /** Rejects with a motive. */
  async rejectBecause(motive: string): Promise<void> {
    await this.reject.click();
    const dialog = this.page.getByRole('dialog', { name: 'Reprovar a tarefa' });
    await dialog.getByLabel('Motivo').fill(motive);
    await dialog.getByRole('button', { name: 'Reprovar' }).click();
  }
}
