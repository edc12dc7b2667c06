import { expect, test } from '../../support/test.ts';
import { typeInto } from '../../support/typing.ts';

/** An administrator who is responsible for Tecnologia (3), and a user without a role. */
const people = { admin: 'patricia.lemos', outsider: 'mariana.costa' };
const areas = 'Área e Setor Responsável';

test('C11.11 P2.8.16 P2.8.25 P2.1.22 P2.1.23 M2.1.01 an administrator links a process and finds it under its department and sector', async ({
  enter,
  expectAccessible,
}) => {
  const portal = await enter(people.admin);
  const { page, title } = portal;
  await portal.entry('Processos', 'Administrativo').click();
  await expect(page).toHaveURL(/\/adm\/workflows$/);
  await expect(title).toHaveText('Processos');
  await expect(page.getByRole('link', { name: 'Reembolso de despesas' })).toBeVisible();
  await expectAccessible(page, 'the list of processes');
  await page.getByRole('button', { name: 'Novo Processo Vinculado' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo Processo Vinculado' });
  await typeInto(dialog.getByLabel(/^Nome do processo/), 'Portal de viagens');
  await typeInto(dialog.getByLabel(/^URL/), 'https://viagens.redeipe.example/entrar');
  await dialog.getByRole('radio', { name: 'Ativo', exact: true }).click();
  await dialog.getByLabel(/^Departamento/).click();
  await page.getByRole('option', { name: 'Tecnologia' }).click();
  await dialog.getByLabel(/^Setor/).click();
  await page.getByRole('option', { name: 'Acessos' }).click();
  await expectAccessible(page, 'the window of a linked process');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Processo publicado')).toBeVisible();
  await expect(page.getByRole('row', { name: /Portal de viagens.*externo/ })).toBeVisible();

  await page.goto('/governance/departments/3');
  await page.getByRole('link', { name: 'Processos vinculados' }).click();
  await expect(page).toHaveURL(/\/governance\/departments\/3\/workflows$/);
  const ofDepartment = `${areas} > Departamento: Tecnologia > Processos vinculados`;
  await expect(title).toHaveText(ofDepartment);
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${ofDepartment}$`));
  await expect(page.getByRole('row', { name: /Portal de viagens/ })).toBeVisible();
  await page.goto('/governance/departments/3/sector/10');
  await page.getByRole('link', { name: 'Processos vinculados' }).click();
  await expect(page).toHaveURL(/\/governance\/sectors\/10\/workflows$/);
  await expect(page).toHaveTitle(/Área e Setor Responsável > Setor: Acessos > Processos vinculados$/);
  await page.getByRole('button', { name: 'Editar Portal de viagens' }).click();
  await expect(page.getByRole('dialog', { name: 'Editar Processo Vinculado' })).toBeVisible();
});

test('M2.1.08 unknown addresses of processes show an error, and users without a role are redirected', async ({
  enter,
}) => {
  const { page } = await enter(people.admin);
  await page.goto('/adm/workflows/3');
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  for (const at of ['/adm/workflows', '/governance/departments/3/workflows', '/governance/sectors/10/workflows']) {
    const outside = await enter(people.outsider, { at });
    await expect(outside.page).toHaveURL(/\/services$/);
    await expect(outside.page.getByText('Usuário sem permissão de acesso')).toBeVisible();
    await outside.page.context().close();
  }
});
