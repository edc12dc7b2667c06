import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startFund } from '../../support/request-fund.ts';
import { expect, test } from '../../support/test.ts';
import { typeInto } from '../../support/typing.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Tarefas do relatório' }).locator('tbody tr');
const actions = (page: Page) => page.getByRole('toolbar', { name: 'Ações do relatório' });

/** Selects a process in the dialog that contains all filters. */
async function filterByProcess(page: Page, process: string): Promise<void> {
  await page.getByRole('button', { name: 'Mais filtros' }).click();
  const filters = page.getByRole('dialog', { name: 'Filtros' });
  await typeInto(filters.getByRole('combobox', { name: 'Processo' }), process);
  await page.getByRole('option', { name: process, exact: true }).click();
  await filters.getByRole('button', { name: /^Ver/ }).click();
  await expect(filters).toBeHidden();
}

test('T2.2.10 T2.8.04 P2.1.07 the drawer links to the report, which keeps its filter while a row is open read-only', async ({
  enter,
  expectAccessible,
}) => {
  const portal = await enter('jorge.valente');
  const { page, title, detail } = portal;
  await portal.entry('Relatório', 'Relatório').click();
  await expect(page).toHaveURL(/\/report$/);
  await expect(title).toHaveText('Relatório');
  await expect(page.getByText('Escolha pelo menos um filtro').first()).toBeVisible();
  await expectAccessible(page, 'the report without a filter');

  await filterByProcess(page, 'Reembolso de despesas');
  await expect(rows(page)).toHaveCount(10);
  await expectAccessible(page, 'the report');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Processo Reembolso de despesas' })).toBeVisible();
  await expect(rows(page)).toHaveCount(10);

  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/report\/task\/[\w-]{36}$/);
  await expect(title).toHaveText('Solicitação');
  await expect(detail.region.getByRole('tab', { name: 'Histórico' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/report\?process=Reembolso\+de\+despesas$/);
  await expect(rows(page)).toHaveCount(10);
});

test('T8.48 P2.4.04 a user with access to the report cancels a request of another user, which then cannot be ended again', async ({
  enter,
  server,
}) => {
  const [idk] = await startFund(server, 'Pedido repetido.');
  const { page, messages } = await enter('jorge.valente', { at: '/report' });
  await page.getByRole('button', { name: 'IDK', exact: true }).click();
  await typeInto(page.getByRole('textbox', { name: 'IDK' }), idk);
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('checkbox', { name: `Selecionar a tarefa ${idk}` }).check();
  await actions(page).getByRole('button', { name: 'Cancelar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar 1 solicitação' });
  await typeInto(dialog.getByRole('textbox'), 'Aberta em duplicidade.');
  await dialog.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect(messages.getByText('Processo(s) cancelado(s) com sucesso')).toBeVisible();
  await expect(rows(page).first()).toContainText('Cancelado');
  await page.getByRole('checkbox', { name: `Selecionar a tarefa ${idk}` }).check();
  await actions(page).getByRole('button', { name: 'Encerrar' }).click();
  await expect(messages.getByText('Nenhuma tarefa selecionada esta aberta.')).toBeVisible();
});

for (const { action, list, done } of [
  { action: 'Encerrar', list: 'finished', done: 'Tarefa(s) finaliza(s) com sucesso' },
  { action: 'Cancelar', list: 'canceled', done: 'Processo(s) cancelado(s) com sucesso' },
]) {
  test(`C11.11 "${action}" ends several requests of the report at once with one reason`, async ({ enter, server }) => {
    const idks = await startFund(server, `${action} um.`, `${action} dois.`);
    const { page, messages } = await enter('jorge.valente', { at: '/report' });
    await filterByProcess(page, 'Fundo fixo de caixa');
    for (const idk of idks) await page.getByRole('checkbox', { name: `Selecionar a tarefa ${idk}` }).check();
    await actions(page).getByRole('button', { name: action }).click();
    const dialog = page.getByRole('dialog', { name: `${action} 2 solicitações` });
    await dialog.getByRole('button', { name: action, exact: true }).click();
    await expect(dialog.getByText('Descreva o motivo para realizar a ação')).toBeVisible();
    await typeInto(dialog.getByRole('textbox'), 'Abertas em duplicidade.');
    await dialog.getByRole('button', { name: action, exact: true }).click();
    await expect(messages.getByText(done)).toBeVisible();
    for (const idk of idks) await expect(rows(page).filter({ hasText: idk }).first()).not.toContainText('em aberto');
    const requester = await enter('rafael.nunes', { at: `/my-tasks/${list}` });
    await requester.tasks.findIdk(idks.join(','));
    await expect(requester.tasks.rows).toHaveCount(2);
  });
}

test('P2.1.08 P1.11 P2.4.19 the server exports all pages, and the user downloads them from the list of exports', async ({
  enter,
  expectAccessible,
}) => {
  const { page, messages } = await enter('jorge.valente', { at: '/report' });
  await filterByProcess(page, 'Reembolso de despesas');
  // placeholders of rows are shown until the total arrives
  const pagination = page.getByRole('navigation', { name: 'Paginação' });
  await expect(pagination).toContainText(/de [\d.]+/);
  const total = Number((await pagination.textContent())?.match(/de ([\d.]+)/)?.[1]?.replaceAll('.', ''));
  await expect(rows(page)).toHaveCount(10);
  await actions(page).getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: /Exportar todas páginas, detalhado/ }).click();
  await messages.getByRole('button', { name: 'Ver exportações' }).click();
  await expect(page).toHaveURL(/tab=exports/);
  const first = page.getByRole('table', { name: 'Exportações' }).locator('tbody tr').first();
  await expect(first).toContainText('Detalhado');
  await expect(first).toContainText('Finalizado', { timeout: 30_000 });
  await expectAccessible(page, 'the exports');
  const download = page.waitForEvent('download');
  await first.getByRole('button', { name: /^Baixar/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^relatorio-.+\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines.length).toBeGreaterThan(total);
  expect(lines[0]?.startsWith('\uFEFFIDK;Processo;Etapa')).toBe(true);
  expect(lines[0]?.split(';').length).toBeGreaterThan(12);
});

test('T6.10 P6.09 users without access to the report see no entry, are redirected and get 403 from the server', async ({
  enter,
  expectComplaint,
}) => {
  expectComplaint(/403/);
  const portal = await enter('rafael.nunes');
  await expect(portal.entry('Relatório')).toHaveCount(0);
  const sent = portal.page.waitForRequest(/\/v1\//);
  await portal.page.goto('/report');
  await expect(portal.page).toHaveURL(/\/services$/);
  await expect(portal.page.getByText('Usuário sem permissão de acesso')).toBeVisible();
  const { authorization = '' } = await (await sent).allHeaders();
  for (const path of ['/v1/tasks-report?process=x', '/v1/export-queues']) {
    const response = await portal.page.request.get(path, { headers: { authorization } });
    expect(response.status(), path).toBe(403);
  }
});
