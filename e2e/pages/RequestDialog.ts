import type { Locator, Page } from '@playwright/test';
import { formField } from './form-field.ts';

/** The form of a new request, and the message after it was sent. */
export class RequestDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly send: Locator;
  readonly follow: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /^Solicitação/ });
    this.send = this.dialog.getByRole('button', { name: 'Enviar', exact: true });
    this.follow = this.dialog.getByRole('link', { name: 'Acompanhar a solicitação' });
  }

  field(label: string): Locator {
    return formField(this.dialog, label);
  }

  /** Chooses an option in a field that opens a list below it. */
  async pick(label: string, option: string): Promise<void> {
    await this.field(label).click();
    await this.page.getByRole('option', { name: option }).click();
  }

  async attach(name: string, content: string | Buffer, mimeType = 'text/plain'): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.dialog.getByRole('button', { name: 'escolha' }).click();
    await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from(content) });
  }

  /** The number of the request that was just sent. */
  async sentIdk(): Promise<string> {
    const text = await this.dialog.getByText(/IDK \d+/).textContent();
    return /IDK (\d+)/.exec(text ?? '')?.[1] ?? '';
  }
}
