import type { Page, Request } from '@playwright/test';
import { startFund } from '../../support/request-fund.ts';
import type { RunningServer } from '../../support/running-server.ts';
import { startRequests } from '../../support/start-requests.ts';
import { expect, test } from '../../support/test.ts';
import { typeInto } from '../../support/typing.ts';

/** Requests monitors, which creates tasks at the triage of Central de TI; resolves to the numbers of the requests. */
const requestMonitors = <Notes extends readonly string[]>(server: RunningServer, ...notes: Notes) =>
  startRequests(server, 18, notes, (descricao) => ({
    pedido: 'Equipamento novo',
    itens: ['Monitor'],
    urgencia: 'Normal',
    descricao,
  }));

/** The toolbar with actions for the selected tasks. */
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Ações para as tarefas selecionadas' });
const action = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Ação em lote' });

/** Collects the bodies of the bulk calls that a page sends. */
function sentTo(page: Page, path: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith(path) && request.method() === 'POST') bodies.push(request.postDataJSON());
  });
  return bodies;
}

test('T2.3.12 T2.3.13 several filtered tasks are taken and completed at once; failed ones are listed and can be tried again alone', async ({
  enter,
  server,
  expectAccessible,
}) => {
  const notes = ['Monitor para o balcão.', 'Monitor para o estoque.', 'Monitor para o caixa.'] as const;
  const idks = await requestMonitors(server, ...notes);
  const [finished, released, plain] = idks;

  const marina = await enter('marina.teixeira', { at: '/attendance/to-do' });
  const { page, tasks, topBar, messages } = marina;
  const finishes = sentTo(page, '/v1/tasks/massive-finish');
  await tasks.region.getByLabel('Filtrar por Processo').selectOption('Notebook e periféricos');
  await typeInto(tasks.region.getByLabel('Filtrar por Etapa'), 'Triagem');
  await tasks.findIdk(idks.join(','));
  await expect(tasks.rows).toHaveCount(3);
  await tasks.region.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check();
  await expect(topBar.getByText('3 tarefa(s) selecionada(s)')).toBeVisible();
  await expectAccessible(page, 'selection');

  await action(page, 'Atribuir a mim').click();
  await expect(messages.getByText('Tarefa atribuída a você')).toBeVisible();
  await expect(action(page, 'Atribuído a mim')).toBeVisible();

  // in another window she completes one task and releases another
  const elsewhere = await enter('marina.teixeira', { at: '/attendance/to-do' });
  await elsewhere.tasks.open(finished);
  await typeInto(elsewhere.detail.field('Custo estimado'), '480,00');
  await elsewhere.detail.complete.click();
  // a task that left the list may stay visible, but cannot be selected
  await expect(elsewhere.tasks.row(finished).filter({ hasText: 'Triagem' }).getByRole('checkbox')).toHaveCount(0);
  await elsewhere.tasks.open(released);
  await elsewhere.detail.unassign.click();
  await expect(elsewhere.detail.assign).toBeVisible();

  await action(page, 'Concluir').click();
  const dialog = page.getByRole('dialog', { name: 'Concluir 3 tarefas' });
  await typeInto(dialog.getByRole('textbox', { name: 'Custo estimado' }), '350,00');
  await expectAccessible(page, 'shared form');
  await dialog.getByRole('button', { name: 'Concluir' }).click();
  const line = (idk: string) => panel(page).getByRole('listitem').filter({ hasText: idk });
  await expect(line(plain)).toContainText('Concluída');
  await expect(line(finished)).toContainText('Ignorada');
  await expect(line(finished)).toContainText('Você já concluiu esta tarefa.');
  await expect(line(released)).toContainText('Atribua a tarefa a você para concluir');
  await expect(topBar.getByText('1 tarefa(s) selecionada(s)')).toBeVisible();
  await expectAccessible(page, 'result');

  await elsewhere.detail.assign.click();
  await expect(elsewhere.detail.unassign).toBeVisible();
  await panel(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(messages.getByText('Tarefa(s) finaliza(s) com sucesso')).toBeVisible();
  await expect(line(released)).toContainText('Concluída');
  expect(finishes.map(({ tasks: sent }) => (sent as unknown[]).length)).toEqual([3, 1]);
  await panel(page).getByRole('button', { name: 'Fechar' }).first().click();
  await expect(panel(page)).toHaveCount(0);
  await expect(topBar.getByText('selecionada(s)')).toHaveCount(0);
  await expect(tasks.rows.filter({ hasText: 'Notebook e periféricos' }).getByRole('checkbox')).toHaveCount(0);
});

test('T8.44 a user cancels own requests with the keyboard alone', async ({ enter, server }) => {
  const idks = await startFund(server, 'Troco em lote, um.', 'Troco em lote, dois.');
  const { page, tasks, topBar, messages } = await enter('rafael.nunes', { at: '/my-tasks/in-progress' });
  // the list gets focus as soon as it is shown
  await expect(tasks.region.locator('tbody :focus')).toHaveCount(1);
  await page.keyboard.press('/');
  await expect(tasks.region.getByLabel('Filtrar por IDK')).toBeFocused();
  await page.keyboard.type(idks.join(','));
  await expect(tasks.rows).toHaveCount(2);
  for (let stops = 0; stops < 20; stops += 1) {
    if (await tasks.rows.first().evaluate((row) => row.contains(document.activeElement))) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+J');
  await expect(topBar.getByText('2 tarefa(s) selecionada(s)')).toBeVisible();
  await page.keyboard.press('a');
  await expect(action(page, 'Cancelar')).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancelar 2 solicitações' });
  await expect(dialog.getByRole('textbox', { name: 'Motivo' })).toBeFocused();
  await page.keyboard.type('Pedido em duplicidade.');
  for (let stops = 0; stops < 5; stops += 1) {
    await page.keyboard.press('Tab');
    const confirm = dialog.getByRole('button', { name: 'Cancelar solicitações' });
    if (await confirm.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(messages.getByText('Processo(s) cancelado(s) com sucesso')).toBeVisible();
  await expect(tasks.rows.getByRole('checkbox')).toHaveCount(0);
  await page.goto('/my-tasks/canceled');
  await tasks.findIdk(idks.join(','));
  await expect(tasks.rows).toHaveCount(2);
});

test('T5.3.01 on a phone a button starts the selection of cards, and the actions are shown below them', async ({
  enter,
  expectAccessible,
}) => {
  const { page, tasks, topBar, messages } = await enter('mariana.costa', {
    at: '/attendance/to-do',
    viewport: { width: 390, height: 844 },
  });
  await tasks.rows.first().waitFor();
  await tasks.region.getByRole('button', { name: 'Selecionar', exact: true }).click();
  await tasks.rows.first().getByRole('checkbox').check();
  await expect(topBar.getByText('1 tarefa(s) selecionada(s)')).toBeVisible();
  const actions = bar(page).last();
  const box = await actions.boundingBox();
  expect(box?.y).toBeGreaterThan(600);
  for (const button of await actions.getByRole('button').all()) {
    const size = await button.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page, 'selection on a phone');
  const first = await tasks.rows.first().getByRole('link').first().getAttribute('title');
  const other = tasks.rows.filter({ hasNotText: first ?? '' }).first();
  if ((await other.count()) > 0) {
    await other.getByRole('checkbox').click();
    await expect(messages.getByText('Não é permitido selecionar tarefas de processos')).toBeVisible();
    await expect(other.getByRole('checkbox')).not.toBeChecked();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await bar(page).first().getByRole('button', { name: 'Limpar seleção' }).click();
  await expect(bar(page)).toHaveCount(0);
});

test('C11.11 on a phone several tasks are taken and completed together', async ({ enter, server }) => {
  const idks = await requestMonitors(server, 'Monitor para a entrada.', 'Monitor para a saída.');
  const { page, tasks, topBar, messages } = await enter('marina.teixeira', {
    at: '/attendance/to-do',
    viewport: { width: 390, height: 844 },
  });
  await tasks.rows.first().waitFor();
  await tasks.region
    .getByRole('button', { name: /^Filtr/ })
    .first()
    .click();
  await typeInto(page.getByRole('dialog').getByRole('textbox', { name: /IDK|Nº/ }), idks.join(','));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Ver|Aplicar|Mostrar)/ })
    .click();
  await expect(tasks.rows).toHaveCount(2);
  await tasks.region.getByRole('button', { name: 'Selecionar', exact: true }).click();
  for (const idk of idks) await tasks.row(idk).getByRole('checkbox').check();
  await expect(topBar.getByText('2 tarefa(s) selecionada(s)')).toBeVisible();
  const actions = bar(page).last();
  await actions.getByRole('button', { name: 'Atribuir a mim' }).click();
  await expect(messages.getByText('Tarefa atribuída a você')).toBeVisible();
  await actions.getByRole('button', { name: 'Concluir', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Concluir 2 tarefas' });
  await typeInto(dialog.getByRole('textbox', { name: 'Custo estimado' }), '350,00');
  await dialog.getByRole('button', { name: 'Concluir' }).click();
  await expect(messages.getByText('Tarefa(s) finaliza(s) com sucesso')).toBeVisible();
});
