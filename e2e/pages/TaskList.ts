import type { Locator, Page } from '@playwright/test';
import { typeInto } from '../support/typing.ts';

/** A list of tasks. */
export class TaskList {
  readonly page: Page;
  readonly region: Locator;
  readonly rows: Locator;
  readonly idkFilter: Locator;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole('region', { name: 'Lista de tarefas' });
    this.rows = this.region.locator('tbody').getByRole('row');
    this.idkFilter = this.region.getByRole('textbox', { name: 'Filtrar por IDK' });
  }

  row(idk: string): Locator {
    return this.rows.filter({ hasText: idk });
  }

  /** Shows the one task of this number. */
  async findIdk(idk: string): Promise<void> {
    await typeInto(this.idkFilter, idk);
  }

  /** Finds a task by its number and opens it. */
  async open(idk: string): Promise<void> {
    await this.findIdk(idk);
    await this.row(idk).getByRole('link').first().click();
  }
}
