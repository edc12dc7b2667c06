import {
  createLegalBlock,
  createPerson,
  deactivatePerson,
  getPerson,
  liftLegalBlock,
  listAbsences,
  listPeople,
  listPersonExports,
  listPersonTasks,
  listRegister,
  type PersonBody,
  setPersonRoles,
} from '@tramita/client/contract';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadLanguage } from '../../messages/language/language.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { typeOver } from '../../testing/type-into.ts';
import { People, type PeopleProps } from './People.tsx';

const sandbox = await openSandbox(1440, 900);
const admin = () => sandboxPage(sandbox, 'patricia.lemos').client;

const source = { key: 'file', name: 'Arquivo do RH' };

beforeEach(async () => {
  await browserPage.viewport(1440, 900);
});

async function open(props: Partial<PeopleProps> = {}, userName = 'patricia.lemos') {
  const page = sandboxPage(sandbox, userName);
  const screen = await render(
    page.wrap(
      <StrictMode>
        <div style={{ height: 860, display: 'flex' }}>
          <People {...props} />
        </div>
      </StrictMode>,
    ),
  );
  return { ...page, screen };
}

type Screen = Awaited<ReturnType<typeof open>>['screen'];

const add = (body: PersonBody) => admin().call(createPerson, { body });
const rita: PersonBody = { userName: 'rita.prado', firstName: 'Rita', lastName: 'Prado' };
/** Fills the first page of the list and a part of the second. */
async function fillPages() {
  const letters = 'abcdefghijkl';
  for (const letter of letters) {
    await add({ userName: `pessoa.${letter}`, firstName: 'Pessoa', lastName: letter.toUpperCase() });
  }
}

const names = () => [...document.querySelectorAll('tbody button')].map(({ textContent }) => textContent);
const searchBox = (screen: Screen) => screen.getByRole('textbox', { name: /^Nome, usuário/ });

/** Gives attributes of a person to a source, as a file does. */
async function own(record_id: number, attributes: readonly string[]) {
  const { db } = sandbox.services;
  await db
    .insertInto('directory_sources')
    .values({ ...source, kind: 'FILE' })
    .execute();
  const written_at = new Date('2026-11-18T12:00:00Z');
  for (const attribute of attributes) {
    const row = { kind: 'PERSON', record_id, attribute, source: source.key, written_at } as const;
    await db.insertInto('attribute_owners').values(row).execute();
  }
}

/** Opens the page of a person from the list. */
async function openPerson(screen: Screen, name: string) {
  await typeOver(searchBox(screen), name);
  await userEvent.click(screen.getByRole('button', { name, exact: true }));
  await expect.element(screen.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeVisible();
}

/** Returns the registered person of a name. */
async function idOf(name: string) {
  const { elements } = await admin().call(listPeople, { query: { q: name } });
  const found = elements.find(({ completeName }) => completeName === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

const openTab = (screen: Screen, name: string) =>
  userEvent.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));

/** Begins to edit a field on the page of a person. */
const edit = (screen: Screen, field: string) =>
  userEvent.click(screen.getByRole('button', { name: `Alterar ${field}`, exact: true }));

const save = (screen: Screen) => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

test('D7.02 lists 25 people a page with their columns, found by name, user name, e-mail and registration', async () => {
  await fillPages();
  await add({ ...rita, email: 'rp77@redeipe.example', custom1: 'M-7788' });
  const { screen } = await open();
  await vi.waitFor(() => expect(names()).toHaveLength(25));
  const headings = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Nome',
    'Usuário',
    'Cargo',
    'Filial',
    'Superior',
    'Situação',
    'Perfis',
    'Origem',
    'Acesso',
  ]);
  const firstPage = names();
  await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }));
  await vi.waitFor(() => expect(names()[0]).not.toBe(firstPage[0]));
  for (const text of ['rita prado', 'rita.prado', 'rp77@redeipe', 'm-7788']) {
    await typeOver(searchBox(screen), text);
    await vi.waitFor(() => expect(names()).toEqual(['Rita Prado']));
  }
  const row = screen.getByRole('row', { name: /Rita Prado/ });
  await expect.element(row.getByText('Nunca entrou')).toBeVisible();
  await expect.element(row.getByText('Tela')).toBeVisible();
});

test('D7.02 shows the branch of each person next to the drawer of a 1280 px window', async () => {
  await browserPage.viewport(1032, 900);
  await add(rita);
  await open();
  await vi.waitFor(() => expect(names()).toContain('Rita Prado'));
  const shown = [...document.querySelectorAll('thead th')].filter((heading) => heading.checkVisibility());
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'Nome',
    'Usuário',
    'Cargo',
    'Filial',
    'Situação',
    'Acesso',
  ]);
});

test('D7.02 filters by branch, job title, status, role, origin and access', async () => {
  const named = async (kind: 'branches' | 'job-titles' | 'statuses', q: string) =>
    (await admin().call(listRegister, { params: { kind }, query: { q } })).elements[0]?.id ?? 0;
  const { id } = await add({
    ...rita,
    branchId: await named('branches', 'Campinas Centro'),
    jobTitleId: await named('job-titles', 'Caixa'),
    statusId: await named('statuses', 'Férias'),
  });
  await admin().call(setPersonRoles, { params: { id }, body: { roles: ['ROLE_SUPPORT'] } });
  await own(id, ['email']);
  const { screen, sent } = await open();
  const asked = () => Object.fromEntries(sent('GET', '/v1/people').at(-1)?.search ?? []);
  const pick = async (name: string, text: string) => {
    await typeOver(screen.getByRole('combobox', { name, exact: true }), text);
    await userEvent.click(screen.getByRole('option', { name: new RegExp(text) }).first());
  };
  await typeOver(searchBox(screen), 'rita.prado');
  await vi.waitFor(() => expect(names()).toEqual(['Rita Prado']));
  await pick('Filial', 'Campinas Centro');
  await pick('Cargo', 'Caixa');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Situação' }), 'Férias');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Perfis' }), 'Suporte');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Origem' }), source.name);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Acesso' }), 'Nunca entrou');
  await vi.waitFor(() =>
    expect(asked()).toMatchObject({
      q: 'rita.prado',
      branchId: expect.stringMatching(/\d/),
      jobTitleId: expect.stringMatching(/\d/),
      statusId: expect.stringMatching(/\d/),
      role: 'ROLE_SUPPORT',
      source: 'file',
      access: 'NEVER',
    }),
  );
  await vi.waitFor(() => expect(names()).toEqual(['Rita Prado']));
  for (const [name, other] of [
    ['Situação', 'Aprendiz'],
    ['Perfis', 'Administrador'],
    ['Origem', 'Tela'],
    ['Acesso', 'Inativo'],
  ] as const) {
    const select = screen.getByRole('combobox', { name, exact: true });
    const before = (select.element() as HTMLSelectElement).value;
    await userEvent.selectOptions(select, other);
    await expect.element(screen.getByText('Nenhuma pessoa encontrada')).toBeVisible();
    await userEvent.selectOptions(select, before);
    await vi.waitFor(() => expect(names()).toEqual(['Rita Prado']));
  }
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Acesso' }), 'Inativo');
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await expect.element(searchBox(screen)).toHaveValue('');
  await vi.waitFor(() => expect(names().length).toBeGreaterThan(10));
});

const failed = 'Não foi possível carregar as pessoas';

test('D7.03 the rows stay while a page is loaded and if that fails, and retry loads the page', async () => {
  await fillPages();
  sandbox.faults.next({ endpoint: 'directory.list', delayMs: 1000 });
  const { screen } = await open();
  await vi.waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(25));
  const heightOf = () => document.querySelector('tbody tr')?.getBoundingClientRect().height;
  const loading = { height: heightOf(), rows: names() };
  await vi.waitFor(() => expect(names()).toHaveLength(25));
  expect(loading).toEqual({ height: heightOf(), rows: [] });

  const former = names();
  sandbox.faults.next({ endpoint: 'directory.list', delayMs: 1000, status: 500 });
  await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }));
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(names()).toEqual(former);
  await expect.element(screen.getByText(failed)).toBeVisible();
  expect(names()).toEqual(former);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await vi.waitFor(() => expect(names()).toHaveLength(4));
  await expect.element(screen.getByText(failed)).not.toBeInTheDocument();
});

test('D7.03 a first load that fails shows the error, and retry loads the rows', async () => {
  sandbox.faults.next({ endpoint: 'directory.list', status: 500 });
  const { screen } = await open();
  await expect.element(screen.getByText(failed)).toBeVisible();
  expect(document.querySelectorAll('tbody tr')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await vi.waitFor(() => expect(names()).not.toHaveLength(0));
});

test('D7.03 the empty list offers to clear the filters, or the first steps of a new installation', async () => {
  const fresh = 'Cadastre ou importe as pessoas da empresa';
  const { screen } = await open();
  await typeOver(searchBox(screen), 'foguete');
  await expect.element(screen.getByText('Nenhuma pessoa encontrada')).toBeVisible();
  await expect.element(screen.getByText(fresh)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await vi.waitFor(() => expect(names()).not.toHaveLength(0));
  await screen.unmount();

  const { elements } = await admin().call(listPeople, { query: { q: 'patricia.lemos' } });
  for (const people of [[], elements]) {
    const body = { elements: people, totalElements: people.length, sources: [] };
    sandbox.faults.next({ endpoint: 'directory.list', status: 200, body });
    const first = await open({ importHref: '/import' });
    await expect.element(first.screen.getByText(fresh)).toBeVisible();
    const link = first.screen.getByRole('link', { name: 'Importar pessoas' }).first();
    await expect.element(link).toHaveAttribute('href', '/import');
    const add = first.screen.getByText(fresh).element().closest('[data-slot]')?.querySelector('button');
    expect(add?.textContent).toBe('Nova pessoa');
    await userEvent.click(add as HTMLElement);
    await expect.element(first.screen.getByRole('dialog', { name: 'Nova pessoa' })).toBeVisible();
    await first.screen.unmount();
  }
});

test('creates a person with roles and groups by keyboard', async () => {
  const { screen, client } = await open();
  await vi.waitFor(() => expect(names()).not.toHaveLength(0));
  (screen.getByRole('button', { name: 'Nova pessoa' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Nova pessoa' });
  const first = dialog.getByRole('textbox', { name: 'Nome', exact: true });
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Preencha o sobrenome')).toBeVisible();
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard(
    'Rita{Tab}Prado{Tab}{Tab}{Tab}rita.prado{Tab}prado@redeipe.example{Tab}111{Tab}M-7788{Enter}',
  );
  await expect.element(dialog.getByRole('textbox', { name: /^CPF/ })).toHaveFocus();
  await typeOver(dialog.getByRole('textbox', { name: /^CPF/ }), '47067079195');
  (dialog.getByRole('checkbox', { name: 'Gestor de grupos' }).element() as HTMLElement).focus();
  await userEvent.keyboard(' {Tab} ');
  await typeOver(dialog.getByRole('combobox', { name: 'Grupos' }), 'Contas a pagar');
  await userEvent.click(screen.getByRole('option', { name: 'Contas a pagar' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await expect.element(screen.getByText('Pessoa cadastrada')).toBeVisible();
  const found = await client.call(listPeople, { query: { q: 'rita.prado' } });
  const person = await client.call(getPerson, { params: { id: found.elements[0]?.id ?? 0 } });
  expect(person).toMatchObject({
    completeName: 'Rita Prado',
    nickName: 'Rita',
    email: 'prado@redeipe.example',
    custom1: 'M-7788',
    custom2: '470.670.791-95',
    roles: 'ROLE_GROUP_MANAGER,ROLE_REPORT',
    groups: [{ name: 'Contas a pagar' }],
  });
});

test('each field of the page is edited by itself, and only that is sent', async () => {
  const { id } = await add(rita);
  const { screen, client, sent } = await open();
  await openPerson(screen, 'Rita Prado');
  const stored = () => client.call(getPerson, { params: { id } });
  const bodies = () => sent('PATCH', `/v1/people/${id}`).map(({ body }) => JSON.parse(String(body)));
  await edit(screen, 'Sobrenome');
  await expect.element(screen.getByRole('textbox', { name: /^Sobrenome/ })).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}Prado Lima{Enter}');
  await expect.element(screen.getByText('Pessoa salva')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: /^Rita Prado Lima/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Alterar Sobrenome' })).toHaveFocus();
  expect(bodies()).toEqual([{ lastName: 'Prado Lima', knownRevision: expect.any(String) }]);

  const pick = async (field: string, text: string, name = field) => {
    await edit(screen, field);
    await typeOver(screen.getByRole('combobox', { name, exact: true }), text);
    await userEvent.click(screen.getByRole('option', { name: new RegExp(text) }).first());
  };
  const saved = async (field: string) => {
    await save(screen);
    await expect.element(screen.getByRole('button', { name: `Alterar ${field}`, exact: true })).toHaveFocus();
  };
  await pick('Filial', 'Campinas Centro');
  await saved('Filial');
  await pick('Superior', 'Helena Barros');
  await saved('Superior');
  await pick('Setor', 'Financeiro', 'Departamento do setor');
  await typeOver(screen.getByRole('combobox', { name: 'Setor', exact: true }), 'Fiscal');
  await userEvent.click(screen.getByRole('option', { name: 'Fiscal' }));
  await saved('Setor');
  await edit(screen, 'Situação');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Situação' }), 'Férias');
  await saved('Situação');
  expect(bodies().map(({ knownRevision: _, ...body }) => Object.keys(body))).toEqual([
    ['lastName'],
    ['branchId'],
    ['superiorId'],
    ['sectorId'],
    ['statusId'],
  ]);
  const person = await stored();
  expect(person).toMatchObject({ superior: { completeName: 'Helena Barros' }, status: { description: 'Férias' } });
  expect(person.branch?.name).toContain('Campinas Centro');
  expect(person.sector?.name).toBe('Fiscal');
});

test('a refused user name is shown at its field, and the input stays', async () => {
  await add(rita);
  const { screen } = await open();
  await openPerson(screen, 'Rita Prado');
  await edit(screen, 'Usuário');
  const input = screen.getByRole('textbox', { name: /^Usuário/ });
  await typeOver(input, 'rafael.nunes');
  await save(screen);
  await expect.element(screen.getByText('Já existe uma pessoa com este usuário').first()).toBeVisible();
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveValue('rafael.nunes');
});

test('unsaved input is not lost by another tab or the way back, unless the user agrees', async () => {
  await add(rita);
  const { screen } = await open();
  await openPerson(screen, 'Rita Prado');
  await edit(screen, 'Matrícula');
  await typeOver(screen.getByRole('textbox', { name: /^Matrícula/ }), 'M-1');
  const question = screen.getByRole('alertdialog');
  await openTab(screen, 'Acesso');
  await userEvent.click(question.getByRole('button').first());
  await expect.element(screen.getByRole('textbox', { name: /^Matrícula/ })).toHaveValue('M-1');
  await userEvent.click(screen.getByRole('button', { name: 'Todas as pessoas' }));
  await userEvent.click(question.getByRole('button').last());
  await expect.element(searchBox(screen)).toHaveValue('Rita Prado');
  await expect.element(screen.getByRole('button', { name: 'Rita Prado', exact: true })).toBeVisible();
});

test('roles are chosen by their names, those of a source stay locked', async () => {
  const { id } = await add(rita);
  const { db } = sandbox.services;
  await own(id, []);
  await db.insertInto('role_grants').values({ user_id: id, role: 'ROLE_REPORT', source: source.key }).execute();
  const { screen, client } = await open();
  await openPerson(screen, 'Rita Prado');
  await openTab(screen, 'Acesso');
  const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  const boxes = screen.getByRole('group', { name: 'Perfis' }).getByRole('checkbox');
  await vi.waitFor(() => expect(boxes.elements()).toHaveLength(5));
  await expect.element(box('Relatórios')).toBeDisabled();
  await expect.element(screen.getByText('Concedido por Arquivo do RH')).toBeVisible();
  await userEvent.click(screen.getByText('Suporte', { exact: true }));
  await userEvent.click(screen.getByText('Analista de processos'));
  await expect.element(box('Suporte')).toBeChecked();
  await expect.element(box('Analista de processos')).toBeChecked();
  await expect.element(box('Administrador')).not.toBeChecked();
  await save(screen);
  await expect.element(screen.getByText('Pessoa salva')).toBeVisible();
  const rolesNow = async () => (await client.call(getPerson, { params: { id } })).roles.split(',').sort();
  expect(await rolesNow()).toEqual(['ROLE_PROCESS_ANALYST', 'ROLE_REPORT', 'ROLE_SUPPORT']);
  await userEvent.click(screen.getByText('Suporte', { exact: true }));
  await save(screen);
  await vi.waitFor(async () => expect(await rolesNow()).toEqual(['ROLE_PROCESS_ANALYST', 'ROLE_REPORT']));
});

test('groups are changed in their tab, and the history shows the change with its values', async () => {
  const { id } = await add(rita);
  const { screen, client } = await open();
  await openPerson(screen, 'Rita Prado');
  await openTab(screen, 'Grupos');
  await typeOver(screen.getByRole('combobox', { name: 'Grupos' }), 'Contas a pagar');
  await userEvent.click(screen.getByRole('option', { name: 'Contas a pagar' }));
  await userEvent.keyboard('{Escape}');
  await save(screen);
  await expect.element(screen.getByRole('tab', { name: /^Grupos.*1 grupo/ })).toBeVisible();
  const { groups } = await client.call(getPerson, { params: { id } });
  expect(groups.map(({ name }) => name)).toEqual(['Contas a pagar']);
  await openTab(screen, 'Histórico de alterações');
  await userEvent.click(screen.getByRole('button', { name: 'Grupos', exact: true }));
  const row = screen.getByRole('dialog').getByRole('row', { name: /^Grupos/ });
  await expect.element(row.getByText('Contas a pagar')).toBeVisible();
});

test('D7.05 asks with the number of tasks before a person is deactivated, and reactivates them', async () => {
  const { id } = await add(rita);
  const { screen, client } = await open();
  await openPerson(screen, 'Rita Prado');
  await userEvent.click(screen.getByRole('button', { name: 'Desativar' }));
  const question = screen.getByRole('alertdialog', { name: 'Desativar Rita Prado?' });
  const text = 'A pessoa perde o acesso na hora. 0 tarefas abertas ficarão sem responsável.';
  await expect.element(question.getByText(text)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
  expect((await client.call(getPerson, { params: { id } })).active).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Desativar' }));
  await userEvent.click(question.getByRole('button', { name: 'Desativar' }));
  await expect.element(screen.getByText('Pessoa desativada')).toBeVisible();
  expect((await client.call(getPerson, { params: { id } })).active).toBe(false);
  await expect.element(screen.getByRole('heading', { name: /^Rita Prado Inativo/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reativar' }));
  await expect.element(screen.getByText('Pessoa reativada')).toBeVisible();
  expect((await client.call(getPerson, { params: { id } })).active).toBe(true);
});

test('D7.05 the question counts the open tasks that no one else can work on, which their tab marks', async () => {
  const { elements } = await admin().call(listPeople, { query: { size: 200 } });
  let found: { id: number; name: string; count: number } | null = null;
  for (const { id, completeName } of elements) {
    const { soleTaskCount } = await admin().call(getPerson, { params: { id } });
    if (soleTaskCount > 1) found = { id, name: completeName, count: soleTaskCount };
    if (found) break;
  }
  if (!found) throw new Error('The demo company has no one with tasks of their own');
  const open100 = { params: { id: found.id }, query: { size: 200 } };
  const tasks = await admin().call(listPersonTasks, open100);
  expect(tasks.elements.filter(({ sole }) => sole)).toHaveLength(found.count);
  const { screen } = await open();
  await openPerson(screen, found.name);
  await openTab(screen, 'Tarefas abertas');
  const shown = Math.min(25, tasks.totalElements);
  await vi.waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(shown));
  const sole = tasks.elements.slice(0, 25).filter((task) => task.sole);
  expect(screen.getByText('Só esta pessoa').elements()).toHaveLength(sole.length);
  await userEvent.click(screen.getByRole('button', { name: 'Desativar' }));
  const text = `${found.count} tarefas abertas ficarão sem responsável.`;
  await expect.element(screen.getByText(`A pessoa perde o acesso na hora. ${text}`)).toBeVisible();
});

test('D14.04 a refusal shows the message of the server, also that of an unknown code', async () => {
  await add(rita);
  await loadLanguage('en');
  const refusals = [
    ['pt-BR', 'LEGAL_BLOCK', 'Rita Prado tem um bloqueio legal.', 'Rita Prado tem um bloqueio legal.'],
    ['pt-BR', 'PERSON_ON_LOAN', 'Esta pessoa está cedida.', 'Esta pessoa está cedida.'],
    ['en', 'LEGAL_BLOCK', 'Rita Prado tem um bloqueio legal.', 'A legal block prevents this action.'],
    ['en', 'PERSON_ON_LOAN', 'This person is on loan.', 'This person is on loan.'],
  ] as const;
  for (const [locale, errorCode, message, shown] of refusals) {
    const { id } = await idOf('Rita Prado');
    const { screen } = await open({ locale, person: id });
    const body = { type: 'about:blank', title: 'Conflict', status: 409, errorCode, message };
    sandbox.faults.next({ endpoint: 'directory.deactivate', status: 409, body });
    const name = locale === 'en' ? 'Deactivate' : 'Desativar';
    await userEvent.click(screen.getByRole('button', { name }));
    await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name }));
    await vi.waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain(shown));
    await screen.unmount();
  }
});

const lastAdmin = 'Este é o último administrador ativo. Defina outro antes de continuar.';

test('the last administrator keeps access and role on the screen', async () => {
  const others = await admin().call(listPeople, { query: { role: 'ROLE_ADMIN', size: 100 } });
  for (const { id, userName } of others.elements) {
    if (userName === 'patricia.lemos') continue;
    await admin().call(setPersonRoles, { params: { id }, body: { roles: [] } });
  }
  const { screen, client } = await open();
  await openPerson(screen, 'Patrícia Lemos');
  await userEvent.click(screen.getByRole('button', { name: 'Desativar' }));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Desativar' }));
  await expect.element(screen.getByText('Não foi possível desativar a pessoa')).toBeVisible();
  await vi.waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain(lastAdmin));
  await openTab(screen, 'Acesso');
  await userEvent.click(screen.getByText('Administrador', { exact: true }));
  await save(screen);
  await expect.element(screen.getByText('Não foi possível salvar os perfis')).toBeVisible();

  const found = await client.call(listPeople, { query: { q: 'patricia.lemos' } });
  expect(found.elements[0]).toMatchObject({ active: true, roles: expect.stringContaining('ROLE_ADMIN') });
});

test('D7.04 the page of a person has six tabs and five actions, and locks what a source owns', async () => {
  const { id } = await add({ ...rita, email: 'prado@redeipe.example' });
  const fields = [
    ['userName', 'Usuário'],
    ['firstName', 'Nome'],
    ['lastName', 'Sobrenome'],
    ['completeName', 'Nome completo'],
    ['nickName', 'Nome de exibição'],
    ['email', 'E-mail'],
    ['custom1', 'Matrícula'],
    ['custom2', 'CPF'],
    ['jobTitleId', 'Cargo'],
    ['branchId', 'Filial'],
    ['sectorId', 'Setor'],
    ['superiorId', 'Superior'],
    ['statusId', 'Situação'],
  ] as const;
  await own(
    id,
    fields.map(([attribute]) => attribute),
  );
  const { screen } = await open();
  await openPerson(screen, 'Rita Prado');
  await expect.element(screen.getByRole('tab', { name: 'Histórico de alterações' })).toBeVisible();
  const tabs = screen.getByRole('tab').elements();
  expect(tabs.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Dados',
    'Grupos',
    'Acesso',
    'Ausências',
    'Tarefas abertas',
    'Histórico de alterações',
  ]);
  const mark = 'Atualizado por Arquivo do RH em 18/11/2026';
  await vi.waitFor(() => expect(screen.getByText(mark).elements()).toHaveLength(fields.length));
  for (const owner of screen.getByText(mark).elements()) expect(owner.querySelector('svg.lucide-lock')).not.toBeNull();
  expect(screen.getByRole('button', { name: /^Alterar / }).elements()).toEqual([]);
  const lines = [...document.querySelectorAll('dl > div')].filter((line) => line.textContent?.includes(mark));
  expect(lines.map((line) => line.querySelector('dt')?.textContent).sort()).toEqual(
    fields.map(([, label]) => label).sort(),
  );

  await openTab(screen, 'Grupos');
  await expect.element(screen.getByRole('combobox', { name: 'Grupos' })).toBeVisible();
  await openTab(screen, 'Acesso');
  await expect.element(screen.getByRole('checkbox', { name: 'Suporte' })).toBeInTheDocument();
  await openTab(screen, 'Ausências');
  await expect.element(screen.getByText('Esta pessoa não tem ausências programadas.')).toBeVisible();
  await openTab(screen, 'Tarefas abertas');
  await expect.element(screen.getByText('Nenhuma tarefa aberta')).toBeVisible();
  await openTab(screen, 'Histórico de alterações');
  await expect.element(screen.getByRole('row', { name: /Patrícia Lemos/ }).first()).toBeVisible();

  const action = (name: string) => screen.getByRole('button', { name, exact: true });
  await expect.element(action('Exportar dados')).toBeEnabled();
  expect(action('Anonimizar').elements(), 'for inactive people only').toEqual([]);
  await userEvent.click(action('Desvincular da origem'));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Desvincular da origem' }));
  await expect.element(screen.getByText('Pessoa desvinculada da origem')).toBeVisible();
  await userEvent.click(action('Desativar'));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Desativar' }));
  await expect.element(action('Anonimizar')).toBeEnabled();
  await userEvent.click(action('Reativar'));
  await expect.element(action('Desativar')).toBeEnabled();
  await expect.element(action('Anonimizar')).not.toBeInTheDocument();
});

test('D1.06 data of a source are locked with its name and date until the person is released', async () => {
  const { id } = await add({ ...rita, email: 'prado@redeipe.example' });
  await own(id, ['lastName', 'email', 'statusId', 'active']);
  const { screen, client } = await open();
  await openPerson(screen, 'Rita Prado');
  const marks = screen.getByText('Atualizado por Arquivo do RH em 18/11/2026');
  await vi.waitFor(() => expect(marks.elements()).toHaveLength(3));
  const change = (field: string) => screen.getByRole('button', { name: `Alterar ${field}`, exact: true });
  await expect.element(change('Sobrenome')).not.toBeInTheDocument();
  await expect.element(change('Matrícula')).toBeEnabled();
  await expect.element(screen.getByRole('button', { name: 'Desativar' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Desvincular da origem' }));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Desvincular da origem' }));
  await expect.element(screen.getByText('Pessoa desvinculada da origem')).toBeVisible();
  await expect.element(marks.first()).not.toBeInTheDocument();
  await edit(screen, 'Sobrenome');
  await typeOver(screen.getByRole('textbox', { name: /^Sobrenome/ }), 'Lima');
  await save(screen);
  await expect.element(screen.getByText('Pessoa salva')).toBeVisible();
  expect(await client.call(getPerson, { params: { id } })).toMatchObject({ lastName: 'Lima', managed: [] });
});

test('D1.06 a change that a source has taken over meanwhile is refused with its name', async () => {
  const { id } = await add(rita);
  const { screen } = await open();
  await openPerson(screen, 'Rita Prado');
  await edit(screen, 'Sobrenome');
  await own(id, ['lastName']);
  await typeOver(screen.getByRole('textbox', { name: /^Sobrenome/ }), 'Lima');
  await save(screen);
  const text = 'Este dado vem de Arquivo do RH e só pode ser alterado lá.';
  await expect.element(screen.getByText(text).first()).toBeVisible();
});

test('a person who does not exist leads back to the list', async () => {
  const onPersonChange = vi.fn();
  const { screen } = await open({ person: 999_999, onPersonChange });
  await expect.element(screen.getByText('Não encontramos esta pessoa')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Todas as pessoas' }));
  expect(onPersonChange).toHaveBeenCalledWith(null);
});

test('users who are not administrators see that they have no access', async () => {
  const { screen } = await open({}, 'diego.salomao');
  await expect.element(screen.getByText('Só administradores veem o cadastro de pessoas.')).toBeVisible();
});

test('at 767 px and on a phone nothing overflows the screen, and names are large enough to touch', async () => {
  await add({ ...rita, firstName: 'Aaa', lastName: `${'muito '.repeat(12)}longo` });
  for (const width of [767, 390]) {
    await browserPage.viewport(width, 780);
    const { screen } = await open();
    const name = screen.getByRole('button', { name: /^Aaa muito/ });
    await expect.element(name).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(name.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(name);
    await edit(screen, 'Sobrenome');
    await expect.element(screen.getByRole('textbox', { name: /^Sobrenome/ })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await screen.unmount();
  }
});

test('the screen speaks English and Spanish', async () => {
  for (const [locale, heading, search, add] of [
    ['en', 'Job title', 'Name, user name, email or employee number', 'New person'],
    ['es', 'Cargo', 'Nombre, usuario, correo o número de empleado', 'Nueva persona'],
  ] as const) {
    await loadLanguage(locale);
    const { screen } = await open({ locale });
    await expect.element(screen.getByRole('columnheader', { name: heading })).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: search })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: add }));
    await expect.element(screen.getByRole('dialog', { name: add })).toBeVisible();
    await screen.unmount();
  }
});

test('D13.01 an administrator asks for the data of a person and saves the zip', async () => {
  const { screen } = await open();
  await openPerson(screen, 'Mariana Costa');
  const button = screen.getByRole('button', { name: 'Exportar dados' });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Dados baixados')).toBeVisible();
  const { id } = await idOf('Mariana Costa');
  const { elements } = await admin().call(listPersonExports, { params: { id } });
  expect(elements).toMatchObject([{ status: 'READY' }]);
});

test('an administrator enters and ends an absence of a person', async () => {
  const { screen } = await open();
  await openPerson(screen, 'Mariana Costa');
  await openTab(screen, 'Ausências');
  await expect.element(screen.getByText('Esta pessoa não tem ausências programadas.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Nova ausência' }));
  const dialog = screen.getByRole('dialog', { name: 'Nova ausência' });
  const { id } = await idOf('Mariana Costa');
  const { today } = await admin().call(listAbsences, { query: { personId: id } });
  const typed = today.split('-').reverse().join('/');
  for (const name of [/^Início/, /^Fim/]) {
    await userEvent.click(dialog.getByLabelText(name));
    await userEvent.keyboard(typed);
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await expect.element(screen.getByRole('heading', { name: /Em andamento/ })).toBeVisible();
  const { absences } = await admin().call(listAbsences, { query: { personId: id } });
  expect(absences).toMatchObject([{ startsOn: today, endsOn: today, state: 'RUNNING', person: { id } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar agora' }));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Encerrar agora' }));
  await expect.element(screen.getByRole('heading', { name: /Encerradas/ })).toBeVisible();
});

test('D13.07 a block that another administrator lifted meanwhile cannot be lifted again, and the reason stays', async () => {
  const { id } = await add(rita);
  const block = await admin().call(createLegalBlock, { body: { kind: 'PERSON', objectId: id, reason: 'processo 12' } });
  const { screen, sent } = await open({ person: id });
  await userEvent.click(screen.getByRole('button', { name: 'Bloqueio legal ativo' }));
  const dialog = screen.getByRole('dialog', { name: 'Bloqueio legal' });
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo da retirada/ }), 'arquivado');
  await admin().call(liftLegalBlock, { params: { id: block.id }, body: { reason: 'prazo' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Retirar bloqueio' }));
  await expect.element(dialog.getByText(/^Outra pessoa mudou o bloqueio legal/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Bloquear' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Retirar bloqueio' })).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('textbox', { name: /Motivo/ })).toHaveValue('arquivado');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
  await expect.element(screen.getByRole('button', { name: 'Bloqueio legal', exact: true })).toBeVisible();
  expect(sent('POST', /lift$/)).toHaveLength(1);
});

test('D13.03 D13.07 an inactive person without open work or legal block is anonymised after typing the user name', async () => {
  const { id } = await add({ ...rita, email: 'rita.prado@redeipe.example' });
  const { screen } = await open();
  const anonymise = screen.getByRole('button', { name: 'Anonimizar' });
  await openPerson(screen, 'Rita Prado');
  await expect.element(screen.getByRole('button', { name: 'Bloqueio legal' })).toBeVisible();
  expect(anonymise.elements(), 'an active person').toEqual([]);
  await admin().call(deactivatePerson, { params: { id } });
  await userEvent.click(screen.getByRole('button', { name: 'Todas as pessoas' }));
  await userEvent.click(screen.getByRole('button', { name: 'Rita Prado', exact: true }));
  await expect.element(anonymise).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Bloqueio legal' }));
  const block = screen.getByRole('dialog', { name: 'Bloqueio legal' });
  await userEvent.click(block.getByRole('button', { name: 'Bloquear' }));
  await expect.element(block.getByText('Informe o motivo')).toBeVisible();
  await userEvent.type(block.getByRole('textbox', { name: /Motivo/ }), 'processo 12');
  await userEvent.click(block.getByRole('button', { name: 'Bloquear' }));
  await expect.element(screen.getByText('Bloqueio legal criado')).toBeVisible();
  await expect.poll(() => anonymise.elements().length).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Bloqueio legal ativo' }));
  await expect.element(block.getByText(/^Bloqueado por Patrícia/)).toBeVisible();
  await expect.element(block.getByText('processo 12')).toBeVisible();
  await userEvent.type(block.getByRole('textbox', { name: /Motivo da retirada/ }), 'arquivado');
  await userEvent.click(block.getByRole('button', { name: 'Retirar bloqueio' }));
  await expect.element(screen.getByText('Bloqueio legal retirado')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Bloqueio legal', exact: true })).toBeVisible();

  await userEvent.click(anonymise);
  const question = screen.getByRole('dialog', { name: 'Anonimizar Rita Prado?' });
  const confirm = question.getByRole('button', { name: 'Anonimizar' });
  await expect.element(question.getByText('O que muda')).toBeVisible();
  await expect.element(question.getByText('O que fica')).toBeVisible();
  await expect.element(question.getByText('Esta ação não pode ser desfeita.')).toBeVisible();
  await expect.element(confirm).toBeDisabled();
  await userEvent.type(question.getByRole('textbox'), 'rita.prad');
  await expect.element(confirm).toBeDisabled();
  await userEvent.type(question.getByRole('textbox'), 'o');
  await userEvent.click(confirm);
  await expect.element(screen.getByRole('heading', { name: new RegExp(`^Pessoa removida ${id}`) })).toBeVisible();
  await expect.element(screen.getByText(/^Os dados desta pessoa foram removidos em/)).toBeVisible();
  expect(anonymise.elements()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Reativar' }).elements()).toEqual([]);
  expect(await admin().call(getPerson, { params: { id } })).toMatchObject({ email: null });
});
