import { createGroup, deleteGroup, getGroup, getInitializerGroup, listGroupRows } from '@tramita/client/contract';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { rendered } from '../../testing/rendered.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { Groups, type GroupsProps } from './Groups.tsx';

const sandbox = await openSandbox(1280, 800);

async function open(props: Partial<GroupsProps> = {}, userName = 'diego.salomao') {
  const page = sandboxPage(sandbox, userName);
  const screen = await render(
    page.wrap(
      <StrictMode>
        <div style={{ height: 640, display: 'flex' }}>
          <Groups {...props} />
        </div>
      </StrictMode>,
    ),
  );
  return { ...page, screen };
}

type Screen = Awaited<ReturnType<typeof open>>['screen'];
const row = (screen: Screen, name: string) => screen.getByRole('row', { name: new RegExp(name) });
const dialogOf = (screen: Screen) => screen.getByRole('dialog');

async function pick(field: ReturnType<Screen['getByRole']>, screen: Screen, typed: string, option: RegExp) {
  await userEvent.type(field, typed);
  await userEvent.click(screen.getByRole('option', { name: option }));
}

test('P2.7.01 P2.7.04 P2.7.05 P2.7.06 M9.44 M9.45 two tabs list the groups with name, status and an edit button', async () => {
  const { client } = sandboxPage(sandbox, 'diego.salomao');
  await client.call(createGroup, { body: { name: 'Inventário 2024', active: false, members: [1020] } });
  const onTabChange = vi.fn();
  const { screen } = await open({ onTabChange });
  await expect.element(screen.getByRole('tab', { name: 'Grupos de atendimento', selected: true })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Nome' })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await expect.element(row(screen, 'Central de TI').getByText('Ativo')).toBeVisible();
  await expect.element(row(screen, 'Inventário 2024').getByText('Inativo')).toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Editar Central de TI' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Grupos de solicitação' }));
  await expect.element(screen.getByRole('button', { name: 'Editar Gestores' })).toBeVisible();
  expect(onTabChange).toHaveBeenCalledExactlyOnceWith('initializer');
  await userEvent.click(screen.getByRole('tab', { name: 'Grupos de atendimento' }));
  expect(onTabChange).toHaveBeenLastCalledWith('attendance');
});

test('C7.08 shows the number of members and open tasks of each group', async () => {
  const { screen, client } = await open();
  const { elements } = await client.call(listGroupRows, { query: { inactive: true, counts: true, size: 50 } });
  const central = elements.find(({ name }) => name === 'Central de TI');
  expect(central?.openTaskCount).toBeGreaterThan(0);
  await expect.element(screen.getByRole('columnheader', { name: 'Membros' })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Tarefas abertas' })).toBeVisible();
  await expect.element(row(screen, 'Central de TI')).toBeVisible();
  const cells = row(screen, 'Central de TI').getByRole('cell').elements();
  expect(cells.slice(1, 3).map(({ textContent }) => textContent)).toEqual([
    String(central?.memberCount),
    String(central?.openTaskCount),
  ]);
  await userEvent.click(screen.getByRole('tab', { name: 'Grupos de solicitação' }));
  await expect.element(row(screen, 'Gestores')).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Membros' })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Tarefas abertas' })).not.toBeInTheDocument();
});

test('P2.7.02 P9.26 searches half a second after typing, with the parameter of each tab', async () => {
  const { screen, sent } = await open();
  await expect.element(row(screen, 'Central de TI')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Pesquisar grupos' }), 'tesou');
  await expect.element(screen.getByText('1 grupo', { exact: true }).first()).toBeVisible();
  await expect.element(row(screen, 'Tesouraria')).toBeVisible();
  expect(sent('GET', '/v1/groups').map(({ search }) => search.get('q'))).toEqual([null, 'tesou']);
  await userEvent.click(screen.getByRole('tab', { name: 'Grupos de solicitação' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Pesquisar grupos' }), 'lojas');
  await expect.element(row(screen, 'Lojas da Regional Interior')).toBeVisible();
  await vi.waitFor(() => expect(sent('GET', '/v1/initializer-groups').at(-1)?.search.get('search')).toBe('lojas'));
});

test('P2.7.03 P9.14 P9.33 loads twenty groups, and more when the end is 40 px away', async () => {
  const { client } = sandboxPage(sandbox, 'diego.salomao');
  for (let number = 10; number < 35; number += 1) {
    await client.call(createGroup, { body: { name: `Aa ${number}`, active: true, members: [1020] } });
  }
  const { screen, sent } = await open();
  const rows = () => document.querySelectorAll('tr[data-group]').length;
  await expect.element(row(screen, 'Aa 10')).toBeVisible();
  expect(rows()).toBe(20);
  const scroll = document.querySelector('[data-slot="table-scroll"]') as HTMLElement;
  expect(scroll.scrollHeight).toBeGreaterThan(scroll.clientHeight + 100);
  // placeholders of the next page follow the rows, so measure the end of the whole content
  scroll.scrollTo({ top: scroll.scrollHeight - scroll.clientHeight - 60 });
  await rendered();
  expect(sent('GET', '/v1/groups')).toHaveLength(1);
  scroll.scrollTo({ top: scroll.scrollHeight - scroll.clientHeight - 30 });
  await vi.waitFor(() => expect(rows()).toBe(35));
  expect(sent('GET', '/v1/groups').map(({ search }) => [search.get('page'), search.get('size')])).toEqual([
    ['0', '20'],
    ['1', '20'],
  ]);
});

test('P2.7.10 P2.7.11 announces the load and explains an empty list', async () => {
  sandbox.faults.next({ endpoint: 'people.listGroups', delayMs: 400 });
  const { screen } = await open();
  await expect.element(screen.getByText('Carregando...').first()).toBeVisible();
  await expect.element(row(screen, 'Central de TI')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Pesquisar grupos' }), 'foguete');
  await expect.element(screen.getByText('Nenhum grupo encontrado')).toBeVisible();
});

test('the focus stays in the list when the button of the empty list clears the search', async () => {
  const { screen } = await open();
  await expect.element(row(screen, 'Central de TI')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Pesquisar grupos' }), 'foguete');
  await expect.element(screen.getByText('Nenhum grupo encontrado')).toBeVisible();
  screen.getByRole('button', { name: 'Limpar pesquisa' }).last().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(row(screen, 'Central de TI')).toBeVisible();
  await expect.poll(() => document.activeElement?.closest('[data-slot="groups"]')).toBeTruthy();
});

test('P2.7.07 P2.7.08 P8.17 P9.03 T9.08 creates a group by keyboard alone, with members listed ten per page', async () => {
  const onGroupChange = vi.fn();
  const { screen, sent } = await open({ onGroupChange });
  await expect.element(row(screen, 'Central de TI')).toBeVisible();
  const add = screen.getByRole('button', { name: 'Adicionar grupo' });
  add.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onGroupChange).toHaveBeenLastCalledWith('new');
  await expect.element(dialogOf(screen)).toHaveAccessibleName('Novo grupo de atendimento');
  await expect.element(screen.getByRole('textbox', { name: /Nome do grupo/ })).toHaveFocus();
  await userEvent.keyboard('  Manutenção predial {Tab}');
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Tab}');
  await expect.element(screen.getByRole('combobox', { name: /Membros/ })).toHaveFocus();
  await userEvent.keyboard('otavio rezende');
  await expect.element(screen.getByRole('option', { name: /Otávio Rezende/ })).toBeVisible();
  await vi.waitFor(() => expect(sent('GET', '/v1/assignees').at(-1)?.search.get('q')).toBe('otavio rezende'));
  expect(sent('GET', '/v1/assignees').at(-1)?.search.get('size')).toBe('10');
  await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
  screen.getByRole('button', { name: 'Salvar' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Grupo cadastrado com sucesso')).toBeVisible();
  await expect.element(row(screen, 'Manutenção predial').getByText('Ativo')).toBeVisible();
  await expect.element(add).toHaveFocus();
  expect(onGroupChange).toHaveBeenLastCalledWith(null);
});

test('P5.03 P5.04 P5.05 P5.06 shows missing input below its field and sends nothing', async () => {
  const { screen, sent } = await open({ group: 'new' });
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await expect.element(screen.getByText('Preenche o nome do grupo')).toBeVisible();
  await expect.element(screen.getByText('Selecione se o grupo está ativo ou não')).toBeVisible();
  await expect.element(screen.getByText('Escolha pelo menos um membro')).toBeVisible();
  const name = screen.getByRole('textbox', { name: /Nome do grupo/ });
  await expect.element(name).toHaveFocus();
  await userEvent.fill(name, 'a'.repeat(101));
  await expect.element(screen.getByText('Preenche um nome com no máximo 100 caractéres')).toBeVisible();
  await userEvent.fill(name, 'a'.repeat(100));
  await expect.element(screen.getByText('Preenche um nome com no máximo 100 caractéres')).not.toBeInTheDocument();
  expect(sent('POST', '/v1/groups')).toHaveLength(0);
});

test('P5.07 P2.7.12 creates a request group with branches and job titles only', async () => {
  const { screen } = await open({ tab: 'initializer', group: 'new' });
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await expect.element(screen.getByText('Preencha o(s) campo(s) Filiais, Membros e/ou Cargos.')).toBeVisible();
  await userEvent.fill(screen.getByRole('textbox', { name: /Nome do grupo/ }), 'Auditores da sede');
  await userEvent.click(screen.getByRole('radio', { name: 'Inativo' }));
  await pick(screen.getByRole('combobox', { name: 'Cargos' }), screen, 'audit', /Auditor/);
  await userEvent.keyboard('{Escape}');
  await expect
    .element(screen.getByText('Preencha o(s) campo(s) Filiais, Membros e/ou Cargos.'))
    .not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox', { name: 'Filiais' }));
  await userEvent.click(screen.getByRole('option').first());
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await expect.element(screen.getByText('Grupo cadastrado com sucesso')).toBeVisible();
});

test('P8.16 the edit button opens the current group and saving changes it', async () => {
  const { screen, sent } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Editar Financeiro' }));
  const name = screen.getByRole('textbox', { name: /Nome do grupo/ });
  await expect.element(name).toHaveValue('Financeiro');
  await expect.element(name).toHaveFocus();
  await expect.element(screen.getByRole('radio', { name: 'Ativo', exact: true })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Remover Priscila Reis' }));
  await userEvent.fill(name, 'Financeiro e fiscal');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await expect.element(screen.getByText('Grupo atualizado com sucesso')).toBeVisible();
  await expect.element(row(screen, 'Financeiro e fiscal')).toBeVisible();
  const body = JSON.parse(String(sent('PUT', '/v1/groups/2003')[0]?.body));
  expect(body).toMatchObject({ name: 'Financeiro e fiscal', active: true });
  expect(body.members).toHaveLength(1);
  // opened again, it shows the saved values
  await userEvent.click(screen.getByRole('button', { name: 'Editar Financeiro e fiscal' }));
  await expect.element(screen.getByRole('button', { name: 'Remover Mariana Costa' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Remover Priscila Reis' })).not.toBeInTheDocument();
});

/** Links an attendance group and a request group to a group of a directory, which has their members. */
async function link(group_id: number, initializer_group_id: number) {
  const { db } = sandbox.services;
  const source = 'scim:1';
  await db.insertInto('directory_sources').values({ key: source, kind: 'SCIM', name: 'Entra' }).execute();
  const at = new Date('2026-11-18T12:00:00Z');
  const row = { source, external_id: null, role: null, created_at: at, changed_at: at };
  await db
    .insertInto('scim_groups')
    .values([
      { ...row, display_name: 'A', use: 'ATTENDANCE', group_id, initializer_group_id: null },
      { ...row, display_name: 'B', use: 'REQUEST', group_id: null, initializer_group_id },
    ])
    .execute();
}

test('D14.03 a group manager changes the members of a group unless they come from a source, which the form names', async () => {
  await link(2003, 3);
  const { screen, client } = await open();
  const members = screen.getByRole('combobox', { name: /Membros/ });
  const name = screen.getByRole('textbox', { name: /Nome do grupo/ });
  const save = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await expect.element(dialogOf(screen)).not.toBeInTheDocument();
  };
  const idsOf = (group: { members: readonly { id: number }[] }) => group.members.map(({ id }) => id);

  const [before, requests] = await Promise.all([
    client.call(getGroup, { params: { id: 2003 } }),
    client.call(getInitializerGroup, { params: { id: 3 } }),
  ]);
  const change = async (group: string, member: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Editar ${group}`, exact: true }));
    await expect.element(members).toHaveAccessibleDescription(/Os participantes deste grupo vêm de Entra\./);
    await expect.element(members).toHaveAttribute('readonly');
    await expect.element(dialogOf(screen).getByText(member)).toBeVisible();
    expect(screen.getByRole('button', { name: `Remover ${member}` }).elements()).toEqual([]);
    await userEvent.fill(name, `${group} e fiscal`);
    await save();
  };
  await change('Financeiro', 'Mariana Costa');
  await userEvent.click(screen.getByRole('tab', { name: 'Grupos de solicitação' }));
  await change('Controladoria', 'Jorge Valente');
  const after = await client.call(getGroup, { params: { id: 2003 } });
  expect([after.name, idsOf(after)]).toEqual(['Financeiro e fiscal', idsOf(before)]);
  const renamed = await client.call(getInitializerGroup, { params: { id: 3 } });
  expect([renamed.name, idsOf(renamed)]).toEqual(['Controladoria e fiscal', idsOf(requests)]);

  await userEvent.click(screen.getByRole('tab', { name: 'Grupos de atendimento' }));
  await userEvent.click(screen.getByRole('button', { name: 'Editar Contas a pagar', exact: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Remover Priscila Reis' }));
  expect(screen.getByText(/Os participantes deste grupo/).elements()).toEqual([]);
  await save();
  expect(idsOf(await client.call(getGroup, { params: { id: 2004 } }))).toEqual([1007]);
});

test('P8.12 P8.13 a failed save shows its reason, keeps the input and reuses the idempotency key', async () => {
  const { screen, sent } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar grupo' }));
  const name = screen.getByRole('textbox', { name: /Nome do grupo/ });
  await userEvent.fill(name, 'financeiro');
  await userEvent.click(screen.getByRole('radio', { name: 'Ativo', exact: true }));
  await pick(screen.getByRole('combobox', { name: /Membros/ }), screen, 'otavio rezende', /Otávio Rezende/);
  await userEvent.keyboard('{Escape}');
  const save = screen.getByRole('button', { name: 'Salvar' });
  await userEvent.click(save);
  await expect.element(screen.getByText('Não foi possível cadastrar o grupo')).toBeVisible();
  await expect.element(name).toHaveAccessibleDescription(/Já existe um grupo com este nome/);
  await userEvent.fill(name, 'Financeiro da sede');
  sandbox.faults.next({ endpoint: 'groups.create', status: 500 });
  await userEvent.click(save);
  await vi.waitFor(() => expect(sent('POST', '/v1/groups')).toHaveLength(2));
  await expect.element(screen.getByText('Não foi possível cadastrar o grupo')).toBeVisible();
  await expect.element(name).toHaveValue('Financeiro da sede');
  await userEvent.click(save);
  await expect.element(screen.getByText('Grupo cadastrado com sucesso')).toBeVisible();
  const [first, second, third] = sent('POST', '/v1/groups').map(({ headers }) => headers.get('idempotency-key'));
  expect(first).not.toBe(second);
  expect(second).toBe(third);

  await userEvent.click(screen.getByRole('button', { name: 'Editar Financeiro', exact: true }));
  await expect.element(name).toHaveValue('Financeiro');
  sandbox.faults.next({ endpoint: 'groups.update', status: 500 });
  await userEvent.fill(name, 'Tributário');
  await userEvent.click(save);
  await expect.element(screen.getByText('Não foi possível atualizar o grupo')).toBeVisible();
  await expect.element(name).toHaveValue('Tributário');
});

test('P8.14 P7.5.06 refuses to delete a group in use and shows why; deletes an unused one', async () => {
  const { client } = sandboxPage(sandbox, 'diego.salomao');
  await client.call(createGroup, { body: { name: 'Brigada', active: true, members: [1020] } });
  const { screen } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Editar Central de TI' }));
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  const question = screen.getByRole('alertdialog', { name: 'Excluir o grupo Central de TI?' });
  await userEvent.click(question.getByRole('button', { name: 'Excluir' }));
  await expect.element(screen.getByText('Não foi possível excluir o grupo')).toBeVisible();
  await expect.element(screen.getByText(/Este grupo está em uso no processo/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Editar Brigada' }));
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }));
  await expect.element(screen.getByText('Grupo excluído com sucesso')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Editar Brigada' })).not.toBeInTheDocument();
  const left = await client.call(listGroupRows, { query: { q: 'Brigada', inactive: true } });
  expect(left.totalElements).toBe(0);
});

test('P8.10 P8.11 reports a missing group and returns to the list', async () => {
  const { client } = sandboxPage(sandbox, 'diego.salomao');
  const { id } = await client.call(createGroup, { body: { name: 'Brigada', active: true, members: [1020] } });
  await client.call(deleteGroup, { params: { id } });
  for (const group of [id, Number.NaN]) {
    const onGroupChange = vi.fn();
    const { screen } = await open({ group, onGroupChange });
    await expect.element(screen.getByText('Não foi possível encontrar o grupo').first()).toBeVisible();
    await vi.waitFor(() => expect(onGroupChange).toHaveBeenCalledExactlyOnceWith(null));
    await screen.unmount();
  }
});

test('C2.01 retries a group that could not be loaded', async () => {
  sandbox.faults.next({ endpoint: 'groups.get', status: 500 });
  const { screen } = await open({ group: 2003 });
  await expect.element(screen.getByText('Ocorreu um erro interno')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await expect.element(screen.getByRole('textbox', { name: /Nome do grupo/ })).toHaveValue('Financeiro');
});

test('C2.05 P8.15 announces a failed list and retries it', async () => {
  sandbox.faults.next({ endpoint: 'people.listGroups', status: 500 });
  const { screen } = await open();
  await expect.element(screen.getByText('Não foi possível listar os grupos no momento')).toBeVisible();
  await expect.element(screen.getByText('A lista não foi carregada')).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/Carregando/);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await expect.element(row(screen, 'Central de TI')).toBeVisible();
});

test('P5.34 P5.35 asks before closing a changed group; closes an unchanged one at once', async () => {
  const { screen, sent } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Editar Financeiro' }));
  const name = screen.getByRole('textbox', { name: /Nome do grupo/ });
  await expect.element(name).toHaveValue('Financeiro');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await expect.element(dialogOf(screen)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Editar Financeiro' }));
  await userEvent.fill(name, 'Outro nome');
  await userEvent.keyboard('{Escape}');
  const question = screen.getByRole('alertdialog', {
    name: 'As alterações não foram salvas, tem certeza que deseja sair?',
  });
  await userEvent.click(question.getByRole('button', { name: 'Voltar' }));
  await expect.element(name).toHaveValue('Outro nome');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(question.getByRole('button', { name: 'Sair' }));
  await expect.element(dialogOf(screen)).not.toBeInTheDocument();
  await expect.element(row(screen, 'Financeiro')).toBeVisible();
  expect(sent('PUT', /groups/)).toHaveLength(0);
});

test('P5.34 asks the same question for a navigation that the page holds back', async () => {
  const reported: boolean[] = [];
  const sandboxed = sandboxPage(sandbox, 'diego.salomao');
  const leave = vi.fn();
  const stay = vi.fn();
  const draw = (leaving: GroupsProps['leaving']) =>
    sandboxed.wrap(<Groups group="new" leaving={leaving} onUnsavedChange={(now) => void reported.push(now)} />);
  const screen = await render(draw(null));
  await userEvent.fill(screen.getByRole('textbox', { name: /Nome do grupo/ }), 'Compras');
  expect(reported.at(-1)).toBe(true);
  await screen.rerender(draw({ leave, stay }));
  await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(stay).toHaveBeenCalledOnce();
  expect(reported.at(-1)).toBe(true);
  leave.mockImplementation(() => expect(reported.at(-1)).toBe(false));
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
  expect(leave).toHaveBeenCalledOnce();
});

test('P2.7.09 links back to the modeler while it has a draft', async () => {
  const { screen } = await open({ modelerHref: '/adm/workflow/new' });
  const link = screen.getByRole('link', { name: 'Voltar para o modelador' });
  await expect.element(link).toHaveAttribute('href', '/adm/workflow/new');
  await screen.unmount();
  const { screen: without } = await open();
  await expect.element(row(without, 'Central de TI')).toBeVisible();
  await expect.element(without.getByRole('link', { name: 'Voltar para o modelador' })).not.toBeInTheDocument();
});

test('on a phone rows are cards with targets of 44 px and nothing overflows the screen', async () => {
  await browserPage.viewport(390, 780);
  const { screen } = await open();
  const edit = screen.getByRole('button', { name: 'Editar Benefícios' });
  await expect.element(edit).toBeVisible();
  for (const button of [edit, screen.getByRole('button', { name: 'Adicionar grupo' })]) {
    expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await userEvent.click(edit);
  await expect.element(screen.getByRole('textbox', { name: /Nome do grupo/ })).toHaveValue('Benefícios');
  expect(dialogOf(screen).element().getBoundingClientRect().width).toBe(390);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
