import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { typeInto } from '../../support/typing.ts';

async function filterBy(page: Page, department: string): Promise<void> {
  await typeInto(page.getByRole('combobox', { name: 'Departamento' }), department);
  await page.getByRole('option', { name: department, exact: true }).click();
  await page.getByRole('button', { name: 'Filtrar' }).click();
}

test('T2.2.11 P2.1.13 P1.09 P1.10 the drawer links to the dashboards, and the address selects the one shown', async ({
  enter,
  expectAccessible,
}) => {
  const portal = await enter('camila.duarte');
  const { page, title } = portal;
  await portal.entry('Dashboard', 'Relatório').click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(title).toHaveText('Dashboard');
  await expect(page.getByRole('tab', { name: 'Relatório de NPS' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Relatório de SLA' }).click();
  await expect(page).toHaveURL(/\/dashboard\?type=sla$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Relatório de SLA' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, 'the dashboard before a filter');
  await page.goto('/dashboard?type=other');
  await expect(page.getByRole('tab', { name: 'Relatório de NPS' })).toHaveAttribute('aria-selected', 'true');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`P2.5.15 the numbers of a department lead to their steps, ${colorScheme}`, async ({
    enter,
    expectAccessible,
  }) => {
    const { page } = await enter('camila.duarte', { at: '/dashboard?type=sla', colorScheme });
    await filterBy(page, 'Financeiro');
    const total = page.getByRole('definition').last();
    await expect(total).toHaveText(/^[\d.]+ tarefas?/);
    await page.getByRole('radiogroup', { name: 'Tipo de gráfico: Processos' }).getByText('Colunas').click();
    const columns = page.getByRole('group', { name: /^Processos: / }).getByRole('button');
    await columns.last().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Etapas de .+ em / })).toBeVisible();
    await expect(
      page
        .getByRole('table', { name: /^Etapas de / })
        .getByRole('rowheader')
        .first(),
    ).toBeVisible();
    await expectAccessible(page, `the dashboard of SLA, ${colorScheme}`);
  });
}

test('C11.11 P2.5.17 the ratings of a department lead to the comments of users', async ({
  enter,
  expectAccessible,
}) => {
  const { page } = await enter('camila.duarte', { at: '/dashboard' });
  await filterBy(page, 'Financeiro');
  const slice = page.getByRole('group', { name: 'Departamento: Financeiro' }).getByRole('button', { name: /^Gostei/ });
  await slice.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('region', { name: 'Avaliações de Financeiro: Gostei' });
  await expect(list.getByRole('listitem').first()).toContainText('Solicitante');
  await expectAccessible(page, 'the dashboard of NPS');
});

test('the dashboards fit the width of a phone', async ({ enter, expectAccessible }) => {
  const { page } = await enter('camila.duarte', { at: '/dashboard?type=sla', viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: 'Filtros' }).click();
  await filterBy(page, 'Financeiro');
  await expect(page.getByRole('heading', { name: /^Processos/ })).toBeVisible();
  const width = await page.getByRole('tabpanel').evaluate((panel) => panel.scrollWidth - panel.clientWidth);
  expect(width).toBe(0);
  await expectAccessible(page, 'the dashboard on a phone');
});

for (const [id, userName] of [
  ['T6.03', 'elaine.braga'],
  ['T1.10 T6.05', 'bruno.amaral'],
  ['T1.10 T6.06', 'patricia.lemos'],
  ['T1.10 T6.07', 'diego.salomao'],
  ['T6.08', 'camila.duarte'],
  ['T6.09', 'jorge.valente'],
] as const) {
  test(`${id} ${userName} sees Relatório and Dashboard and can open them`, async ({ enter }) => {
    const portal = await enter(userName);
    await expect(portal.drawer.getByRole('list', { name: 'Relatório' }).getByRole('link')).toHaveText([
      'Relatório',
      'Dashboard',
    ]);
    await portal.entry('Dashboard', 'Relatório').click();
    await filterBy(portal.page, 'Financeiro');
    await expect(portal.page.getByRole('heading', { name: 'Departamento: Financeiro' })).toBeVisible();
  });
}

test('T6.10 other users are redirected from the dashboards and see why', async ({ enter }) => {
  const { page, drawer, messages } = await enter('rafael.nunes', { at: '/dashboard' });
  await expect(page).toHaveURL(/\/services$/);
  await expect(messages.getByText('Usuário sem permissão de acesso')).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
});
