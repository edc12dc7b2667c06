import { getDepartment, listDepartments, listSectors } from '@tramita/client/contract';
import { type ReactNode, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { DepartmentPage } from './DepartmentPage.tsx';
import { Departments } from './Departments.tsx';
import { SectorPage } from './SectorPage.tsx';

const sandbox = await openSandbox(1280, 800);

/** Patrícia, an administrator, is responsible for Tecnologia (3). */
async function open(widget: ReactNode, userName = 'patricia.lemos') {
  const page = sandboxPage(sandbox, userName);
  const screen = await render(
    page.wrap(
      <StrictMode>
        <div style={{ height: 700, display: 'flex' }}>{widget}</div>
      </StrictMode>,
    ),
  );
  return { ...page, screen };
}

const plain = { id: 3, description: 'Tecnologia', active: true, belong: false };

type Screen = Awaited<ReturnType<typeof open>>['screen'];
const section = (screen: Screen, name: string) => screen.getByRole('region', { name, exact: true });
const confirmDelete = (screen: Screen) =>
  userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Inativar' }));

async function choosePerson(screen: Screen, typed: string, name: RegExp) {
  await userEvent.type(screen.getByRole('combobox', { name: /Responsáveis/ }), typed);
  await userEvent.click(screen.getByRole('option', { name }));
  await userEvent.keyboard('{Escape}');
}

test('P2.8.01 P2.8.04 P2.8.05 lists active and inactive departments separately; deleting and reactivating moves one', async () => {
  const { screen } = await open(<Departments />);
  const active = section(screen, 'Ativos');
  const inactive = section(screen, 'Inativos');
  await expect.element(active.getByRole('link', { name: 'Tecnologia' })).toBeVisible();
  await expect.element(inactive.getByText('Nenhum departamento inativo.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Inativar Tecnologia' }));
  await expect.element(screen.getByRole('alertdialog')).toHaveAccessibleName('Inativar o departamento Tecnologia?');
  await confirmDelete(screen);
  await expect.element(inactive.getByRole('link', { name: 'Tecnologia' })).toBeInTheDocument();
  await expect.element(active.getByRole('link', { name: 'Tecnologia' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reativar Tecnologia' }));
  await expect.element(active.getByRole('link', { name: 'Tecnologia' })).toBeVisible();
});

test('C7.08 departments and sectors show their responsibles, sectors and active processes', async () => {
  const { screen, client } = await open(<Departments />);
  const { elements } = await client.call(listDepartments, { query: { counts: true } });
  const technology = elements.find(({ description }) => description === 'Tecnologia');
  const row = screen.getByRole('row', { name: /^Tecnologia/ });
  const names = technology?.responsibles?.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ');
  await expect.element(row.getByRole('cell', { name: names, exact: true })).toBeVisible();
  await expect.element(row.getByRole('cell', { name: String(technology?.sectors?.length), exact: true })).toBeVisible();
  const processes = row.getByRole('link', { name: `${technology?.processCount} processos ativos de Tecnologia` });
  await expect.element(processes).toHaveAttribute('href', '/governance/departments/3/workflows');
  await screen.unmount();

  const page = await open(<DepartmentPage department={3} />);
  const params = { id: 3 };
  const sectors = (await client.call(listSectors, { params, query: { counts: true } })).elements;
  expect(sectors.length).toBeGreaterThan(0);
  for (const { id, description, responsibles = [], processCount } of sectors) {
    const line = page.screen.getByRole('row', { name: new RegExp(`^${description}`) });
    for (const { firstName, lastName } of responsibles) {
      await expect.element(line.getByRole('cell', { name: new RegExp(`${firstName} ${lastName}`) })).toBeVisible();
    }
    const link = line.getByRole('link', { name: new RegExp(`^${processCount} processos? ativos? de ${description}$`) });
    await expect.element(link).toHaveAttribute('href', `/governance/sectors/${id}/workflows`);
  }
});

test('C7.08 shows the figures in words on a phone, and no empty columns if the server has no figures', async () => {
  await browserPage.viewport(390, 800);
  const { screen } = await open(<Departments />);
  await expect.element(screen.getByText(/^\d+ setores · \d+ processos?$/).first()).toBeVisible();
  await screen.unmount();
  await browserPage.viewport(1280, 800);
  const lists = { endpoint: 'departments.list', status: 200, times: 4 } as const;
  sandbox.faults.next({ ...lists, body: { elements: [{ ...plain, sectors: [] }], totalElements: 1 } });
  const { screen: directory } = await open(<Departments />);
  await expect.element(directory.getByRole('link', { name: 'Tecnologia' })).toBeVisible();
  const heads = directory.getByRole('columnheader').elements().slice(0, 3);
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Nome', 'Status', 'Ações']);
});

test('P2.8.06 P2.8.07 offers edit and delete only to responsible users', async () => {
  const { screen } = await open(<Departments />);
  await expect.element(screen.getByRole('button', { name: 'Editar Tecnologia' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Financeiro' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Editar/ }).elements()).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Inativar/ }).elements()).toHaveLength(1);
});

test('P2.8.02 P5.08 P5.09 creates a department by keyboard once it has a name and a responsible user', async () => {
  const { screen, sent } = await open(<Departments />);
  const add = screen.getByRole('button', { name: 'Adicionar departamento' });
  await expect.element(screen.getByRole('link', { name: 'Financeiro' })).toBeVisible();
  add.element().focus();
  await userEvent.keyboard('{Enter}');
  const name = screen.getByRole('textbox', { name: /Nome do departamento/ });
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Preencha com o nome do departamento')).toBeVisible();
  await expect.element(screen.getByText('Preencha todos os campos para criação do departamento')).toBeVisible();
  expect(sent('POST', '/v1/departments')).toHaveLength(0);
  await userEvent.keyboard('Qualidade{Tab}otavio');
  await expect.element(screen.getByRole('option', { name: /Otávio Rezende/ })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
  screen.getByRole('button', { name: 'Salvar' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Departamento criado com sucesso')).toBeVisible();
  await expect.element(section(screen, 'Ativos').getByRole('link', { name: 'Qualidade' })).toBeVisible();
  await expect.element(add).toHaveFocus();
});

test('P2.8.03 P5.34 edits the current department of the server and asks before discarding input', async () => {
  const { screen, client } = await open(<Departments />);
  await userEvent.click(screen.getByRole('button', { name: 'Editar Tecnologia' }));
  const name = screen.getByRole('textbox', { name: /Nome do departamento/ });
  await expect.element(name).toHaveValue('Tecnologia');
  await expect.element(name).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Remover Patrícia Lemos' })).toBeVisible();
  await userEvent.fill(name, 'TI');
  await userEvent.keyboard('{Escape}');
  await expect
    .element(screen.getByRole('alertdialog'))
    .toHaveAccessibleName('As alterações não foram salvas, tem certeza que deseja sair?');
  await userEvent.click(screen.getByRole('button', { name: 'Voltar', exact: true }));
  await expect.element(name).toHaveValue('TI');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await expect.element(screen.getByText('Departamento atualizado com sucesso')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'TI', exact: true })).toBeVisible();
  expect(await client.call(getDepartment, { params: { id: 3 } })).toMatchObject({ description: 'TI', active: true });
});

test('P8.18 P8.19 shows the server’s reason for a refusal, or the text of the feature', async () => {
  const { screen } = await open(<Departments />);
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar departamento' }));
  await userEvent.fill(screen.getByRole('textbox', { name: /Nome do departamento/ }), 'financeiro');
  await choosePerson(screen, 'otavio', /Otávio Rezende/);
  const save = screen.getByRole('button', { name: 'Salvar' });
  await userEvent.click(save);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Já existe um departamento com este nome');
  sandbox.faults.next({ endpoint: 'departments.create', abort: 'before' });
  await userEvent.click(save);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Não foi possível criar o departamento');
  await screen.unmount();
  const { screen: page } = await open(<DepartmentPage department={3} />);
  await userEvent.click(page.getByRole('button', { name: 'Adicionar setor' }));
  await userEvent.fill(page.getByRole('textbox', { name: /Nome do setor/ }), 'Dados');
  await choosePerson(page, 'otavio', /Otávio Rezende/);
  sandbox.faults.next({ endpoint: 'sectors.create', abort: 'before' });
  await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Não foi possível adicionar este setor');
});

test('P2.8.08 P2.8.09 P5.12 P5.13 P8.21 lists and searches the sectors of a department and creates one', async () => {
  const { screen } = await open(<DepartmentPage department={3} />);
  await expect
    .element(screen.getByRole('link', { name: 'Acessos' }))
    .toHaveAttribute('href', '/governance/departments/3/sector/10');
  await userEvent.type(screen.getByRole('textbox', { name: 'Pesquisar setores' }), 'foguete');
  await expect.element(screen.getByText('Nenhum setor encontrado')).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Pesquisar setores' }));
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar setor' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await expect.element(screen.getByText('Preencha com o nome do setor')).toBeVisible();
  await expect.element(screen.getByText('Selecione os usuários responsáveis pelo setor')).toBeVisible();
  await userEvent.fill(screen.getByRole('textbox', { name: /Nome do setor/ }), 'Dados');
  await choosePerson(screen, 'otavio', /Otávio Rezende/);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await expect.element(screen.getByText('Setor adicionado com sucesso')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Dados' })).toBeVisible();
});

test('P2.8.10 P2.8.11 P2.8.12 P2.8.15 shows a sector, which can be changed, deleted and reactivated', async () => {
  const { screen } = await open(<SectorPage sector={10} />);
  await expect.element(screen.getByRole('heading', { name: 'Acessos' })).toBeVisible();
  await expect.element(screen.getByText('Patrícia Lemos')).toBeVisible();
  await expect.element(screen.getByText('Ativo', { exact: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Editar' }));
  await userEvent.fill(screen.getByRole('textbox', { name: /Nome do setor/ }), 'Acessos e perfis');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await expect.element(screen.getByRole('heading', { name: 'Acessos e perfis' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Inativar' }));
  await confirmDelete(screen);
  await expect.element(screen.getByText('Inativo', { exact: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reativar' }));
  await expect.element(screen.getByText('Setor reativado com sucesso')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Inativar' })).toBeVisible();
});

test('P2.8.13 P2.8.14 offers no actions on a sector to users who are not responsible for it', async () => {
  const { screen } = await open(<SectorPage sector={1} />);
  await expect.element(screen.getByRole('heading', { name: 'Contas a pagar' })).toBeVisible();
  for (const name of ['Editar', 'Inativar', 'Reativar']) {
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument();
  }
  await screen.unmount();
  // a user who is responsible for the sector only
  const { screen: own } = await open(<SectorPage sector={12} />, 'bruno.amaral');
  await expect.element(own.getByRole('button', { name: 'Editar' })).toBeVisible();
});

test('P5.10 P5.36 P9.08 P9.09 the picker takes fifty people and explains the limit at the next one', async () => {
  const person = (id: number) => ({ id, firstName: `Pessoa ${id}`, lastName: '', userName: `p${id}`, email: null });
  const fifty = Array.from({ length: 50 }, (_, index) => person(index + 5000));
  sandbox.faults.next({
    endpoint: 'departments.get',
    status: 200,
    times: 4,
    body: { id: 3, description: 'Tecnologia', active: true, belong: true, responsibles: fifty, sectors: [] },
  });
  const { screen } = await open(<DepartmentPage department={3} />);
  await userEvent.click(screen.getByRole('button', { name: 'Editar' }).first());
  await expect.element(screen.getByRole('button', { name: 'Remover Pessoa 5049' })).toBeInTheDocument();
  await userEvent.type(screen.getByRole('combobox', { name: /Responsáveis/ }), 'otavio');
  const option = screen.getByRole('option', { name: /Otávio Rezende/ });
  await expect.element(option).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(option, { force: true });
  await expect.element(screen.getByText('É possível selecionar apenas 50').first()).toBeVisible();
});

test('C2.05 P8.20 announces a failed load and retries it', async () => {
  const cases = [
    ['departments.list', 'Não foi possível carregar os departamentos', <Departments key="all" />, 'Tecnologia'],
    [
      'departments.get',
      'Não foi possível carregar o departamento',
      <DepartmentPage key="d" department={3} />,
      'Acessos',
    ],
    [
      'departments.listSectors',
      'Não foi possível carregar os setores',
      <DepartmentPage key="s" department={3} />,
      'Acessos',
    ],
    ['sectors.get', 'Não foi possível carregar o setor', <SectorPage key="one" sector={10} />, 'Tecnologia'],
  ] as const;
  for (const [endpoint, text, widget, link] of cases) {
    sandbox.faults.next({ endpoint, status: 500 });
    const { screen } = await open(widget);
    await expect.element(screen.getByText(text).first()).toBeVisible();
    if (/list/.test(endpoint)) {
      await expect.element(screen.getByText('A lista não foi carregada')).toBeInTheDocument();
      expect(document.body.textContent).not.toMatch(/Carregando/);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await expect.element(screen.getByRole('link', { name: link }).first()).toBeVisible();
    await screen.unmount();
  }
});

test('P9.26 searches departments after typing pauses', async () => {
  const { screen, sent } = await open(<Departments />);
  await expect.element(screen.getByRole('link', { name: 'Tecnologia' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Pesquisar departamentos' }), 'juri');
  await expect.element(screen.getByRole('link', { name: 'Tecnologia' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Jurídico' })).toBeVisible();
  await vi.waitFor(() =>
    expect(sent('GET', '/v1/departments').map(({ search }) => search.get('q'))).toEqual([null, 'juri']),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Pesquisar departamentos' }), 'x');
  await expect.element(screen.getByText('Nenhum departamento encontrado')).toBeVisible();
});

test('on a phone rows are cards with targets of 44 px and nothing overflows the screen', async () => {
  await browserPage.viewport(390, 780);
  const { screen } = await open(<Departments />);
  const edit = screen.getByRole('button', { name: 'Editar Tecnologia' });
  await expect.element(edit).toBeInTheDocument();
  for (const control of [edit, screen.getByRole('link', { name: 'Tecnologia' })]) {
    expect(control.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await screen.unmount();
  const { screen: page } = await open(<DepartmentPage department={3} />);
  await expect.element(page.getByRole('link', { name: 'Acessos' })).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
