import { expect, type Locator } from '@playwright/test';
import type { EndpointId } from '@tramita/client/contract';
import type { Portal } from './Portal.ts';

/** A screen of the directory or its operations. */
export interface DirectoryScreen {
  readonly address: string;
  /** Its entry in the drawer or in the menu of the user. */
  readonly entry?: { readonly name: string; readonly in: 'drawer' | 'menu' };
  readonly needs: EndpointId;
  /** A control of the loaded screen. */
  readonly control: (portal: Portal) => Locator;
  /** Uses the focused control with the keyboard. */
  readonly use: (portal: Portal, control: Locator) => Promise<void>;
}

/** Returns a function that finds a button by its name. */
export const button =
  (name: string) =>
  ({ page }: Portal) =>
    page.getByRole('button', { name, exact: true });

/** Opens a dialog and closes it with the keyboard. */
const opensDialog =
  (name: string): DirectoryScreen['use'] =>
  async ({ page }, control) => {
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(control).toBeFocused();
  };

/** The screens of the directory and its operations. */
export const directoryScreens: readonly DirectoryScreen[] = [
  {
    address: '/adm/people',
    entry: { name: 'Pessoas', in: 'drawer' },
    needs: 'directory.list',
    control: button('Nova pessoa'),
    use: opensDialog('Nova pessoa'),
  },
  {
    address: '/adm/people/1007',
    needs: 'directory.list',
    control: ({ page }) => page.getByRole('tab', { name: 'Dados' }),
    async use({ page }, control) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: /^Grupos/ })).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowLeft');
      await expect(control).toHaveAttribute('aria-selected', 'true');
    },
  },
  {
    address: '/adm/people/import',
    needs: 'imports.create',
    control: button('Conferir arquivo'),
    async use({ page }) {
      await page.keyboard.press('Enter');
      await expect(page.getByText('Escolha um arquivo CSV ou xlsx')).toBeVisible();
    },
  },
  {
    address: '/adm/pending',
    entry: { name: 'Pendências', in: 'drawer' },
    needs: 'pending.list',
    control: ({ page }) => page.getByRole('switch', { name: /^Encaminhar ao superior/ }),
    async use({ page }, control) {
      const before = await control.isChecked();
      for (const checked of [!before, before]) {
        const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
        await page.keyboard.press('Space');
        expect((await saved).ok()).toBe(true);
        await expect(control).toBeChecked({ checked });
      }
    },
  },
  {
    address: '/adm/register',
    entry: { name: 'Cadastros', in: 'drawer' },
    needs: 'register.list',
    control: button('Adicionar'),
    use: opensDialog('Nova filial'),
  },
  {
    address: '/adm/calendars',
    entry: { name: 'Calendários', in: 'drawer' },
    needs: 'calendars.list',
    control: button('Novo calendário'),
    use: opensDialog('Novo calendário'),
  },
  {
    address: '/adm/integrations',
    entry: { name: 'Integrações', in: 'drawer' },
    needs: 'serviceAccounts.list',
    control: button('Nova conta'),
    use: opensDialog('Nova conta de serviço'),
  },
  {
    address: '/adm/audit',
    entry: { name: 'Auditoria', in: 'drawer' },
    needs: 'audit.list',
    control: button('Exportar CSV'),
    async use({ page, messages }) {
      const download = page.waitForEvent('download');
      await page.keyboard.press('Enter');
      expect((await download).suggestedFilename()).toMatch(/\.csv$/);
      await expect(messages.getByText(/^Auditoria exportada/)).toBeVisible();
    },
  },
  {
    address: '/absences',
    entry: { name: 'Minhas ausências', in: 'menu' },
    needs: 'absences.list',
    control: button('Nova ausência'),
    use: opensDialog('Nova ausência'),
  },
  {
    address: '/my-data',
    entry: { name: 'Meus dados', in: 'menu' },
    needs: 'myData.get',
    control: button('Baixar meus dados'),
    async use({ page }) {
      const asked = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.keyboard.press('Enter');
      expect((await asked).ok()).toBe(true);
    },
  },
];
