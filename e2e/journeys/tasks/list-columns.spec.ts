import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fundService, startFund } from '../../support/request-fund.ts';
import { expect, test } from '../../support/test.ts';

const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });

/** Returns the texts of a column, from the first row down. */
async function column(page: Page, name: string): Promise<string[]> {
  const names = await page.getByRole('columnheader').allTextContents();
  const at = names.indexOf(name);
  const rows = await page.locator('tbody tr:has([data-task-link])').all();
  return Promise.all(rows.map(async (row) => (await row.locator('td:not([data-select])').nth(at).textContent()) ?? ''));
}

test('T2.5.19 T2.5.20 T2.5.21 T7.2.18 a list filtered by process shows its data columns, sorts by them and exports them', async ({
  enter,
  server,
  expectAccessible,
}) => {
  const idks = await startFund(server, 'Moedas para a filial', '=SOMA(1;2)', 'Cofre novo');

  const { page, tasks } = await enter('helena.barros', {
    at: '/attendance/to-do',
    viewport: { width: 1440, height: 900 },
  });
  await tasks.findIdk(idks.join(','));
  await expect(tasks.rows).toHaveCount(3);
  await expect(head(page, 'Observação')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Exportar' })).toHaveCount(0);
  await tasks.region.getByLabel('Filtrar por Processo').selectOption(fundService.title);
  await expect(head(page, 'Observação')).toBeVisible();
  await expect.poll(() => column(page, 'Valor')).toEqual(['R$\u00a0350,00', 'R$\u00a0350,00', 'R$\u00a0350,00']);

  await head(page, 'Observação').getByRole('button').click();
  const inOrder = ['=SOMA(1;2)', 'Cofre novo', 'Moedas para a filial'];
  await expect.poll(() => column(page, 'Observação')).toEqual(inOrder);
  await expect(head(page, 'Observação')).toHaveAttribute('aria-sort', 'ascending');
  await expectAccessible(page, 'the list with the data of its process');

  await page.reload();
  await expect(head(page, 'Observação')).toBeVisible();
  await expect.poll(() => column(page, 'Observação')).toEqual(inOrder);
  await expect(tasks.region.getByLabel('Filtrar por Processo')).toHaveValue(fundService.title);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('attendance-to-do.csv');
  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [heads = '', ...lines] = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
  expect(heads.split(';').slice(0, 4)).toEqual(['Status', 'Etiqueta', 'IDK', 'Processo']);
  expect(heads.split(';')).toContain('Observação');
  expect(lines).toHaveLength(3);
  // a spreadsheet would evaluate a text that starts with an operator
  expect(lines[0]).toContain(`"'=SOMA(1;2)"`);
  expect(lines[1]).toContain(';Cofre novo');
  await expect(page.getByText('Arquivo attendance-to-do.csv exportado').first()).toBeVisible();

  await tasks.region.getByLabel('Filtrar por Processo').selectOption('');
  await expect(head(page, 'Observação')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Exportar' })).toHaveCount(0);
  await expect(tasks.rows).toHaveCount(3);
});
