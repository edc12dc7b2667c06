import type { Locator, Page } from '@playwright/test';

/** The bell of the top bar and the list that it opens. */
export class Notifications {
  readonly bell: Locator;
  /** The number on the bell. */
  readonly count: Locator;
  readonly panel: Locator;
  readonly rows: Locator;
  readonly markAll: Locator;
  readonly more: Locator;
  readonly undo: Locator;

  constructor(page: Page) {
    this.bell = page.getByRole('banner').getByRole('button', { name: /^Notificações/ });
    this.count = page.locator('[data-slot="notifications-count"]');
    this.panel = page.getByRole('dialog', { name: 'Notificações' });
    this.rows = this.panel.locator('[data-slot="notification"]');
    this.markAll = this.panel.getByRole('button', { name: 'Marcar todas como lidas' });
    this.more = this.panel.getByRole('button', { name: 'Carregar mais notificações...' });
    this.undo = this.panel.getByRole('button', { name: 'Desfazer' });
  }

  /** The row with this text. */
  row(text: string | RegExp): Locator {
    return this.rows.filter({ hasText: text });
  }

  /** The control that opens the task of the row. */
  opener(row: Locator): Locator {
    return row.locator('[data-item]');
  }

  action(row: Locator, name: 'Marcar como lida' | 'Marcar como não lida' | 'Excluir notificação'): Locator {
    return row.getByRole('button', { name, exact: true });
  }
}
