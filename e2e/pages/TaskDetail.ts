import type { Locator, Page } from '@playwright/test';
import { typeInto } from '../support/typing.ts';
import { formField } from './form-field.ts';

/** An open task: its form, facts and steps, and its actions. */
export class TaskDetail {
  readonly page: Page;
  readonly region: Locator;
  readonly assign: Locator;
  readonly approve: Locator;
  readonly reject: Locator;
  readonly complete: Locator;
  readonly unassign: Locator;
  readonly steps: Locator;
  readonly currentStep: Locator;
  /** Shown if another user acted first. */
  readonly conflict: Locator;
  readonly comment: Locator;
  readonly rate: Locator;

  constructor(page: Page) {
    this.page = page;
    this.region = page.locator('[data-slot="task-detail"]');
    const action = (name: string) => this.region.getByRole('button', { name, exact: true });
    this.assign = action('Atribuir a mim');
    this.unassign = action('Atribuído a mim');
    this.approve = action('Aprovar');
    this.reject = action('Reprovar');
    this.complete = action('Concluir');
    this.steps = this.region.getByRole('list', { name: 'Etapas' });
    this.currentStep = this.steps.locator('[aria-current="step"]');
    this.conflict = this.region
      .locator('[data-slot="notice"]')
      .filter({ has: page.getByRole('button', { name: 'Ver como ficou' }) });
    this.comment = this.region.getByRole('textbox', { name: 'Novo comentário' });
    this.rate = this.region.getByRole('link', { name: 'Avaliar atendimento' });
  }

  field(label: string): Locator {
    return formField(this.region, label);
  }

  file(name: string): Locator {
    return this.region.getByRole('button', { name: `Baixar ${name}` });
  }

  /** Rejects with a motive. */
  async rejectBecause(motive: string): Promise<void> {
    await this.reject.click();
    const dialog = this.page.getByRole('dialog', { name: 'Reprovar a tarefa' });
    await typeInto(dialog.getByLabel('Motivo'), motive);
    await dialog.getByRole('button', { name: 'Reprovar' }).click();
  }
}
