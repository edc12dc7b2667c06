import {
  createPerson,
  getPerson,
  listPeople,
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

async function openPerson(screen: Screen, name: string) {
  await typeOver(searchBox(screen), name);
  await userEvent.click(screen.getByRole('button', { name, exact: true }));
  const dialog = screen.getByRole('dialog', { name: 'Editar pessoa' });
  await expect.element(dialog.getByRole('textbox', { name: /^Sobrenome/ })).toBeVisible();
  return dialog;
}

test('lists 25 people a page with their columns, found by name, user name, e-mail and registration', async () => {
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

test('filters by branch, job title, status, role, origin and access', async () => {
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

test('a page that cannot be loaded shows the error, and can be loaded again', async () => {
  await fillPages();
  const { screen } = await open();
  await vi.waitFor(() => expect(names()).toHaveLength(25));
  sandbox.faults.next({ endpoint: 'directory.list', status: 500 });
  await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }));
  await expect.element(screen.getByText('Não foi possível carregar as pessoas').first()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await expect.element(screen.getByText('Não foi possível carregar as pessoas')).not.toBeInTheDocument();
  await vi.waitFor(() => expect(names()).toHaveLength(4));
});

test('creates a person with groups by keyboard', async () => {
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
    groups: [{ name: 'Contas a pagar' }],
  });
});

test('changes only what was edited: names, branch, job title, sector, superior and status', async () => {
  const { id } = await add(rita);
  const { screen, client, sent } = await open();
  const dialog = await openPerson(screen, 'Rita Prado');
  const pick = async (name: string, text: string) => {
    await typeOver(dialog.getByRole('combobox', { name, exact: true }), text);
    await userEvent.click(screen.getByRole('option', { name: new RegExp(text) }).first());
  };
  await typeOver(dialog.getByRole('textbox', { name: /^Sobrenome/ }), 'Prado Lima');
  await pick('Filial', 'Campinas Centro');
  await pick('Cargo', 'Caixa');
  await typeOver(dialog.getByRole('combobox', { name: 'Departamento do setor' }), 'Financeiro');
  await userEvent.click(screen.getByRole('option', { name: 'Financeiro' }));
  await typeOver(dialog.getByRole('combobox', { name: 'Setor', exact: true }), 'Fiscal');
  await userEvent.click(screen.getByRole('option', { name: 'Fiscal' }));
  await pick('Superior', 'Helena Barros');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Situação' }), 'Férias');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await expect.element(screen.getByText('Pessoa salva')).toBeVisible();
  const person = await client.call(getPerson, { params: { id } });
  expect(person).toMatchObject({
    completeName: 'Rita Prado Lima',
    nickName: 'Rita',
    userName: 'rita.prado',
    custom3: 'Caixa',
    superior: { completeName: 'Helena Barros' },
    status: { description: 'Férias' },
  });
  expect(person.branch?.name).toContain('Campinas Centro');
  expect(person.sector).not.toBeNull();
  const body = JSON.parse(String(sent('PATCH', `/v1/people/${id}`)[0]?.body));
  expect(Object.keys(body).sort()).toEqual([
    'branchId',
    'jobTitleId',
    'lastName',
    'sectorId',
    'statusId',
    'superiorId',
  ]);
  expect(sent('PUT', `/v1/people/${id}/groups`)).toHaveLength(0);
});

test('a refused user name is shown at its field, and the input stays', async () => {
  await add(rita);
  const { screen } = await open();
  const dialog = await openPerson(screen, 'Rita Prado');
  await typeOver(dialog.getByRole('textbox', { name: /^Usuário/ }), 'rafael.nunes');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await expect.element(dialog.getByText('Já existe uma pessoa com este usuário').first()).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: /^Usuário/ })).toHaveFocus();
  await expect.element(dialog.getByRole('textbox', { name: /^Usuário/ })).toHaveValue('rafael.nunes');
});

test('asks with the number of tasks before a person is deactivated, and reactivates them', async () => {
  const { id } = await add(rita);
  const { screen, client } = await open();
  const dialog = await openPerson(screen, 'Rita Prado');
  const person = await client.call(getPerson, { params: { id } });
  await userEvent.click(dialog.getByRole('button', { name: 'Desativar' }));
  const question = screen.getByRole('alertdialog', { name: 'Desativar Rita Prado?' });
  const tasks = `${person.soleTaskCount} tarefas abertas ficarão sem responsável.`;
  await expect.element(question.getByText(`A pessoa perde o acesso na hora. ${tasks}`)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Desativar' }));
  await userEvent.click(question.getByRole('button', { name: 'Desativar' }));
  await expect.element(screen.getByText('Pessoa desativada')).toBeVisible();
  expect((await client.call(getPerson, { params: { id } })).active).toBe(false);
  await expect.element(screen.getByRole('row', { name: /Rita Prado/ }).getByText('Inativo')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Rita Prado', exact: true }));
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: 'Reativar' }));
  await expect.element(screen.getByText('Pessoa reativada')).toBeVisible();
  expect((await client.call(getPerson, { params: { id } })).active).toBe(true);
});

test('the question counts the open tasks that no one else can work on', async () => {
  const { elements } = await admin().call(listPeople, { query: { size: 200 } });
  let found: { name: string; count: number } | null = null;
  for (const { id, completeName } of elements) {
    const { soleTaskCount } = await admin().call(getPerson, { params: { id } });
    if (soleTaskCount > 1) found = { name: completeName, count: soleTaskCount };
    if (found) break;
  }
  expect(found).not.toBeNull();
  const { screen } = await open();
  const dialog = await openPerson(screen, found?.name ?? '');
  await userEvent.click(dialog.getByRole('button', { name: 'Desativar' }));
  const tasks = `${found?.count} tarefas abertas ficarão sem responsável.`;
  await expect.element(screen.getByText(`A pessoa perde o acesso na hora. ${tasks}`)).toBeVisible();
});

const lastAdmin = 'Este é o último administrador ativo. Defina outro antes de continuar.';

test('the last administrator cannot be deactivated on the screen', async () => {
  const others = await admin().call(listPeople, { query: { role: 'ROLE_ADMIN', size: 100 } });
  for (const { id, userName } of others.elements) {
    if (userName === 'patricia.lemos') continue;
    await admin().call(setPersonRoles, { params: { id }, body: { roles: [] } });
  }
  const { screen, client } = await open();
  const dialog = await openPerson(screen, 'Patrícia Lemos');
  await userEvent.click(dialog.getByRole('button', { name: 'Desativar' }));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Desativar' }));
  await expect.element(dialog.getByText('Não foi possível desativar a pessoa')).toBeVisible();
  await vi.waitFor(() => expect(document.querySelector('[role="dialog"]')?.textContent).toContain(lastAdmin));

  const found = await client.call(listPeople, { query: { q: 'patricia.lemos' } });
  expect(found.elements[0]).toMatchObject({ active: true, roles: expect.stringContaining('ROLE_ADMIN') });
});

test('data of a source are locked with its name and date until the person is released', async () => {
  const { id } = await add({ ...rita, email: 'prado@redeipe.example' });
  await own(id, ['lastName', 'email', 'statusId', 'active']);
  const { screen, client } = await open();
  const dialog = await openPerson(screen, 'Rita Prado');
  const marks = dialog.getByText('Atualizado por Arquivo do RH em 18/11/2026');
  await vi.waitFor(() => expect(marks.elements()).toHaveLength(3));
  await expect.element(dialog.getByRole('textbox', { name: /^Sobrenome/ })).toHaveAttribute('readonly');
  await expect.element(dialog.getByRole('textbox', { name: /^Matrícula/ })).not.toHaveAttribute('readonly');
  await expect.element(dialog.getByRole('button', { name: 'Desativar' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Desvincular da origem' }));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Desvincular da origem' }));
  await expect.element(screen.getByText('Pessoa desvinculada da origem')).toBeVisible();
  await expect.element(marks.first()).not.toBeInTheDocument();
  await typeOver(dialog.getByRole('textbox', { name: /^Sobrenome/ }), 'Lima');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await expect.element(screen.getByText('Pessoa salva')).toBeVisible();
  expect(await client.call(getPerson, { params: { id } })).toMatchObject({ lastName: 'Lima', managed: [] });
});

test('a change that a source has taken over meanwhile is refused with its name', async () => {
  const { id } = await add(rita);
  const { screen } = await open();
  const dialog = await openPerson(screen, 'Rita Prado');
  await own(id, ['lastName']);
  await typeOver(dialog.getByRole('textbox', { name: /^Sobrenome/ }), 'Lima');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  const text = 'Este dado vem de Arquivo do RH e só pode ser alterado lá.';
  await expect.element(dialog.getByText(text).first()).toBeVisible();
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
