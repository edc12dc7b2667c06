import type { Locator, Page } from '@playwright/test';
import { typeInto } from '../support/typing.ts';

/** A file with its bytes. */
interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The updates: the list, the open update and the editor. */
export class Updates {
  readonly page: Page;
  readonly cards: Locator;
  readonly article: Locator;
  readonly editor: Locator;
  readonly title: Locator;
  readonly description: Locator;

  constructor(page: Page) {
    this.page = page;
    this.cards = page.locator('a[data-update]');
    this.article = page.getByRole('article');
    this.editor = page.getByRole('form', { name: /publicação$/ });
    this.title = this.editor.getByRole('textbox', { name: 'Título', exact: true });
    this.description = this.editor.getByRole('textbox', { name: 'Descrição' });
  }

  card(title: string): Locator {
    return this.cards.filter({ hasText: title });
  }

  async attach(to: 'Imagens' | 'Arquivos', file: GivenFile): Promise<void> {
    await this.editor.getByRole('region', { name: to }).locator('input[type="file"]').setInputFiles(file);
  }

  async addVideo(address: string): Promise<void> {
    await this.editor.getByRole('button', { name: 'Adicionar vídeo' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Vídeo por link' });
    await typeInto(dialog.getByRole('textbox', { name: /Link do vídeo/ }), address);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
  }
}
