import type { Locator, Page } from '@playwright/test';
import { typeInto } from '../support/typing.ts';
import { tabTo } from './tab-to.ts';

/** The modeler: its bar, the flow, the form and the settings. */
export class ModelerPage {
  readonly page: Page;
  readonly settings: Locator;
  readonly form: Locator;
  readonly publish: Locator;
  readonly publishWindow: Locator;

  constructor(page: Page) {
    this.page = page;
    this.settings = page.getByRole('complementary', { name: 'Configurações' });
    this.form = page.getByRole('complementary', { name: 'Formulário' });
    this.publish = page.getByRole('button', { name: 'Publicar', exact: true });
    this.publishWindow = page.getByRole('dialog', { name: /^Publicar/ });
  }

  /** A step of the flow by its text. */
  step(text: string): Locator {
    return this.page.locator('[id^="step-"]').filter({ hasText: text });
  }

  /** Opens the add menu of a plus button and chooses a kind of step. */
  async add(button: string | RegExp, kind: string): Promise<void> {
    await this.page.getByRole('button', { name: button }).first().click();
    await this.page.getByRole('menuitem', { name: kind }).click();
  }

  /** Fills an input of the settings and leaves it. */
  async set(label: string, text: string): Promise<void> {
    const input = this.settings.getByRole('textbox', { name: label, exact: true });
    await typeInto(input, text);
    await input.blur();
  }

  /** Picks an option of a combobox in the settings. */
  async pick(label: string, option: string): Promise<void> {
    await this.settings.getByRole('combobox', { name: label }).click();
    await this.page.getByRole('option', { name: option }).first().click();
  }

  /** Fills the settings of a new process that anyone with the status Ativo may request. */
  async describe(process: { title: string; department: string; sector: string; isRated: boolean }): Promise<void> {
    await this.set('Título', process.title);
    await this.pick('Categoria', 'Suprimentos');
    await this.pick('Status de usuário permitidos', 'Ativo');
    await this.page.keyboard.press('Escape');
    await this.pick('Departamento', process.department);
    await this.pick('Setor', process.sector);
    const answer = process.isRated ? 'Sim' : 'Não';
    await this.settings.getByRole('radio', { name: answer, exact: true }).first().click();
  }

  /** Opens a connection of a decision and fills in its condition. */
  async decide(connection: RegExp, label: string, field: string, value: string): Promise<void> {
    await this.page.getByRole('button', { name: connection }).click();
    await this.set('Nome da conexão', label);
    await this.settings.getByRole('combobox', { name: 'Campo' }).selectOption({ label: field });
    await this.settings.getByRole('combobox', { name: 'Operador' }).selectOption('=');
    await this.settings.getByRole('combobox', { name: 'Valor' }).selectOption({ label: value });
  }

  /** Adds a field to the form and goes back to the flow. */
  async addField(label: string, type: string): Promise<void> {
    await this.form.getByRole('button', { name: 'Novo campo' }).click();
    await typeInto(this.page.getByRole('textbox', { name: 'Título', exact: true }), label);
    await this.page.getByRole('combobox', { name: 'Tipo', exact: true }).selectOption({ label: type });
    await this.page.getByRole('button', { name: 'Concluir' }).click();
  }

  /** Presses Tab until the target has the focus. */
  tabTo(target: Locator): Promise<void> {
    return tabTo(this.page, target);
  }

  /** Types into an input of the settings that Tab reaches. */
  async typeInto(label: string, text: string): Promise<void> {
    await this.tabTo(this.settings.getByRole('textbox', { name: label, exact: true }));
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** Chooses in a combobox of the settings that Tab reaches by typing. */
  async typeChoice(label: string, option: string): Promise<void> {
    await this.tabTo(this.settings.getByRole('combobox', { name: label }));
    await this.page.keyboard.type(option);
    await this.page.getByRole('option', { name: option }).first().waitFor();
    await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
  }

  /** Fills a connection of a decision whose operator takes no value. */
  async typeDecision(label: string, field: string, operator: string): Promise<void> {
    await this.typeInto('Nome da conexão', label);
    await this.tabTo(this.settings.getByRole('combobox', { name: 'Campo' }));
    await this.page.keyboard.type(field);
    await this.tabTo(this.settings.getByRole('combobox', { name: 'Operador' }));
    await this.page.keyboard.type(operator);
  }

  /** Goes to a line of the list of steps, wherever the focus is. */
  async moveTo(line: RegExp): Promise<void> {
    const tree = this.page.getByRole('tree', { name: 'Etapas do processo' });
    const item = tree.getByRole('treeitem', { name: line });
    await this.tabTo(tree.locator('[role="treeitem"][tabindex="0"]'));
    await this.page.keyboard.press('Home');
    for (let presses = 0; presses < 50; presses += 1) {
      if (await item.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('ArrowDown');
    }
    throw new Error(`The list has no line ${line}`);
  }

  /** Chooses in the menu that is open. */
  async chooseByKey(item: string): Promise<void> {
    const entry = this.page.getByRole('menuitem', { name: item });
    await entry.waitFor();
    for (let presses = 0; presses < 12; presses += 1) {
      if (await entry.evaluate((element) => element === document.activeElement)) break;
      await this.page.keyboard.press('ArrowDown');
    }
    await this.page.keyboard.press('Enter');
  }
}
