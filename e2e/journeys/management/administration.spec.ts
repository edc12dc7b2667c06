import { expect, test } from '../../support/test.ts';
import { typeInto } from '../../support/typing.ts';

/** Users of the demo company by role. */
const people = {
  analyst: 'bruno.amaral',
  admin: 'patricia.lemos',
  groupManager: 'diego.salomao',
  outsider: 'mariana.costa',
};
const heading = { name: 'Administrativo' };
const areas = 'Área e Setor Responsável';

const holders = [
  { ids: 'T6.11 P6.10 T2.2.14', role: 'a process analyst', person: people.analyst },
  { ids: 'T6.12 P6.11', role: 'an administrator', person: people.admin },
  { ids: 'T6.13 P6.12', role: 'a manager of groups', person: people.groupManager },
];
for (const { ids, role, person } of holders) {
  test(`${ids} T6.17 P6.15 ${role} finds the groups in the drawer`, async ({ enter, expectAccessible }) => {
    const portal = await enter(person);
    const { page, drawer } = portal;
    await expect(drawer.getByRole('button', heading)).toBeVisible();
    const groups = portal.entry('Grupos', heading.name);
    await groups.click();
    await expect(page).toHaveURL(/\/adm\/groups$/);
    await expect(portal.title).toHaveText('Grupos');
    await expect(portal.topBar).toContainText('Administrativo');
    await expect(page.getByRole('button', { name: 'Editar Benefícios' })).toBeVisible();
    await expect(groups).toHaveAttribute('aria-current', 'page');
    if (person === people.admin) await expectAccessible(page, 'the list of groups');
  });
}

test('C7.12 T6.14 P6.13 other users see no administration and are redirected from its addresses', async ({ enter }) => {
  for (const at of [
    '/adm/groups',
    '/adm/group/new',
    '/adm/group/2003',
    '/governance/departments',
    '/governance/departments/1',
    '/update/new',
  ]) {
    const { page, drawer } = await enter(people.outsider, { at });
    await expect(page).toHaveURL(/\/services$/);
    await expect(page.getByText('Usuário sem permissão de acesso')).toBeVisible();
    await expect(page.getByText(/^Você não tem acesso a .+\. Se precisar, peça/)).toBeVisible();
    await expect(drawer.getByRole('button', heading)).toHaveCount(0);
    await page.context().close();
  }
});

test('T1.08 P1.15 P1.17 P2.1.16 P2.1.17 P2.1.18 a group manager creates and changes groups, each at its own address', async ({
  enter,
  expectAccessible,
}) => {
  const { page, topBar } = await enter(people.groupManager, { at: '/adm/groups' });
  await page.getByRole('button', { name: 'Adicionar grupo' }).click();
  await expect(page).toHaveURL(/\/adm\/group\/new$/);
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, 'the window of a group');
  await typeInto(dialog.getByRole('textbox', { name: /Nome do grupo/ }), 'Brigada de incêndio');
  await dialog.getByRole('radio', { name: 'Ativo', exact: true }).click();
  await typeInto(dialog.getByRole('combobox', { name: /Membros/ }), 'paulo dias');
  await page.getByRole('option', { name: /Paulo Dias/ }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Grupo cadastrado com sucesso')).toBeVisible();
  await expect(page).toHaveURL(/\/adm\/groups$/);

  await typeInto(topBar.getByRole('textbox', { name: 'Pesquisar grupos' }), 'brigada');
  await page.getByRole('button', { name: 'Editar Brigada de incêndio' }).click();
  await expect(page).toHaveURL(/\/adm\/group\/\d+$/);
  await page.reload();
  await dialog.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Grupo excluído com sucesso')).toBeVisible();

  await page.goto('/adm/group/1?tab=initializer');
  await expect(dialog.getByRole('textbox', { name: /Nome do grupo/ })).toHaveValue('Gestores');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(/\/adm\/groups\?tab=initializer$/);
  await expect(page.getByRole('tab', { name: 'Grupos de solicitação' })).toHaveAttribute('aria-selected', 'true');
});

test('P8.10 P8.11 the address of an unknown group redirects to the list and shows a message', async ({
  enter,
  expectComplaint,
}) => {
  expectComplaint(/404/);
  const { page } = await enter(people.groupManager, { at: '/adm/group/999999' });
  await expect(page.getByText('Não foi possível encontrar o grupo')).toBeVisible();
  await expect(page).toHaveURL(/\/adm\/groups$/);
});

test('T6.16 P6.14 T2.2.13 P2.1.19 analysts and administrators find areas and sectors in the drawer, group managers do not', async ({
  enter,
  expectAccessible,
}) => {
  for (const person of [people.analyst, people.admin]) {
    const { page, title, topBar, ...portal } = await enter(person);
    const entry = portal.drawer.getByRole('link', { name: areas });
    await entry.click();
    await expect(page).toHaveURL(/\/governance\/departments$/);
    await expect(title).toHaveText(areas);
    await expect(topBar).toContainText('Administrativo');
    await expect(page.getByRole('link', { name: 'Financeiro', exact: true })).toBeVisible();
    await expect(entry).toHaveAttribute('aria-current', 'page');
    if (person === people.admin) await expectAccessible(page, 'the list of departments');
    await page.context().close();
  }
  const { page, drawer } = await enter(people.groupManager, { at: '/governance/departments/2' });
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByText('Usuário sem permissão de acesso')).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Grupos' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: areas })).toHaveCount(0);
});

test('T1.09 P1.18 P1.19 P2.1.20 P2.1.21 an administrator edits a department she is responsible for and adds a sector to it', async ({
  enter,
  expectAccessible,
}) => {
  const { page } = await enter(people.admin, { at: '/governance/departments' });
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: 'Tecnologia', exact: true }).click();
  await expect(page).toHaveURL(/\/governance\/departments\/3$/);
  await expect(page.getByRole('heading', { name: 'Tecnologia' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Acessos', exact: true })).toBeVisible();
  await expectAccessible(page, 'a department');
  await page.getByRole('button', { name: 'Adicionar setor' }).click();
  await typeInto(dialog.getByRole('textbox', { name: /Nome do setor/ }), 'Dados');
  await typeInto(dialog.getByRole('combobox', { name: /Responsáveis/ }), 'bruno amaral');
  await page.getByRole('option', { name: /Bruno Amaral/ }).click();
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'the window of a sector');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Setor adicionado com sucesso')).toBeVisible();
  await page.getByRole('link', { name: 'Dados', exact: true }).click();
  await expect(page).toHaveURL(/\/governance\/departments\/3\/sector\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Dados' })).toBeVisible();
  await expect(page.getByText('Bruno Amaral')).toBeVisible();
  await page.getByRole('button', { name: 'Inativar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Inativar' }).click();
  await expect(page.getByText('Setor inativado com sucesso')).toBeVisible();
  await page.getByRole('button', { name: 'Reativar' }).click();
  await expect(page.getByText('Setor reativado com sucesso')).toBeVisible();
  await page.getByRole('link', { name: 'Tecnologia' }).first().click();
  await expect(page).toHaveURL(/\/governance\/departments\/3$/);

  // she is not responsible for this department, so it offers no actions
  await page.goto('/governance/departments/1');
  await expect(page.getByRole('heading', { name: 'Financeiro' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Editar' })).toHaveCount(0);
});
