import {
  changeUpdate,
  createGroup,
  createPerson,
  createUpdate,
  getCalendar,
  getDepartment,
  getGroup,
  getPerson,
  getUpdate,
  listCalendars,
  listDepartments,
  setPersonGroups,
  updateCalendar,
  updateDepartment,
  updateGroup,
  updatePerson,
} from '@tramita/client/contract';
import { type ReactNode, StrictMode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Calendars } from '../features/calendars/Calendars.tsx';
import { Departments } from '../features/departments/Departments.tsx';
import { Groups } from '../features/groups/Groups.tsx';
import { People } from '../features/people-directory/People.tsx';
import { UpdateEditor } from '../features/updates/editor/UpdateEditor.tsx';
import { openSandbox } from './open-sandbox.ts';
import { type SandboxPage, sandboxPage } from './sandbox-session.tsx';

const sandbox = await openSandbox(1280, 900);
const overtaken = 'Outra pessoa salvou uma versão mais nova enquanto você editava';

/** Opens a widget as an administrator who is responsible for Tecnologia; `other` is the client of another one. */
async function open(widget: ReactNode, page: SandboxPage = sandboxPage(sandbox, 'patricia.lemos')) {
  const screen = await render(
    page.wrap(
      <StrictMode>
        <div style={{ height: 860, display: 'flex' }}>{widget}</div>
      </StrictMode>,
    ),
  );
  return {
    ...page,
    screen,
    other: sandboxPage(sandbox, 'patricia.lemos').client,
    notice: screen.getByRole('alert').filter({ hasText: overtaken }),
    text: (name: string | RegExp) => screen.getByRole('textbox', { name }),
    press: (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name })),
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Types at the end of a field. */
async function append({ text }: Opened, name: string | RegExp, typed: string) {
  await userEvent.click(text(name));
  await userEvent.keyboard(`{End}${typed}`);
}

const newGroup = (name: string) => ({ name, active: true, members: [1020], branches: [], jobtitles: [] });

test('a group that another administrator saved meanwhile: what was typed stays and is saved next', async () => {
  const { client } = sandboxPage(sandbox, 'patricia.lemos');
  const { id } = await client.call(createGroup, { body: newGroup('Almoxarifado') });
  const page = await open(<Groups />);
  const { screen, other, notice, text, press } = page;
  await userEvent.type(text('Pesquisar grupos'), 'Almox');
  await press('Editar Almoxarifado');
  await append(page, /Nome do grupo/, ' central');
  await other.call(updateGroup, { params: { id }, body: { ...newGroup('Almoxarifado'), members: [1020, 1007] } });
  await press('Salvar');
  await expect.element(notice).toMatchTextContent(/Campos alterados: Membros.*O que você preencheu continua aqui/);
  await expect.element(notice).not.toMatchTextContent(/Nome do grupo/);
  await expect.element(text(/Nome do grupo/)).toHaveValue('Almoxarifado central');
  // the field without input already shows the other version
  await expect.element(screen.getByRole('dialog').getByText('Mariana Costa')).toBeVisible();
  await press('Salvar');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  const stored = await other.call(getGroup, { params: { id } });
  expect(stored).toMatchObject({ name: 'Almoxarifado central', members: [{ id: 1007 }, { id: 1020 }] });
});

test('the other version can be loaded, and an edit that no one overtakes is saved at once', async () => {
  const { client } = sandboxPage(sandbox, 'patricia.lemos');
  const { id } = await client.call(createGroup, { body: newGroup('Portaria') });
  const page = await open(<Groups />);
  const { screen, other, notice, text, press } = page;
  await userEvent.type(text('Pesquisar grupos'), 'Portaria');
  await press('Editar Portaria');
  await append(page, /Nome do grupo/, ' da noite');
  await other.call(updateGroup, { params: { id }, body: newGroup('Portaria do dia') });
  await press('Salvar');
  await expect.element(notice).toMatchTextContent(/Nome do grupo/);
  await press('Carregar a outra versão');
  await expect.element(text(/Nome do grupo/)).toHaveValue('Portaria do dia');
  await expect.element(text(/Nome do grupo/)).toHaveFocus();
  await expect.element(notice).not.toBeInTheDocument();
  await append(page, /Nome do grupo/, ' 2');
  await press('Salvar');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect((await other.call(getGroup, { params: { id } })).name).toBe('Portaria do dia 2');
  // opened again, it knows its own revision
  await press('Editar Portaria do dia 2');
  await append(page, /Nome do grupo/, '3');
  await press('Salvar');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect((await other.call(getGroup, { params: { id } })).name).toBe('Portaria do dia 23');
});

test('a calendar that another administrator saved meanwhile', async () => {
  const page = await open(<Calendars />);
  const { screen, other, notice, text, press } = page;
  const { elements } = await other.call(listCalendars, {});
  const params = { id: elements.find(({ isDefault }) => isDefault)?.id ?? 0 };
  await press('Editar Comercial');
  await append(page, /^Nome/, ' geral');
  const { timeZone, week } = (await other.call(getCalendar, { params })).settings;
  await other.call(updateCalendar, { params, body: { settings: { timeZone, week, nationalDays: false } } });
  await press('Salvar');
  await expect.element(notice).toBeVisible();
  await expect.element(text(/^Nome/)).toHaveValue('Comercial geral');
  await press('Salvar');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  const stored = await other.call(getCalendar, { params });
  expect([stored.name, stored.settings.nationalDays]).toEqual(['Comercial geral', false]);
});

test('a department that another responsible person saved meanwhile', async () => {
  const page = await open(<Departments />);
  const { screen, other, notice, text, press } = page;
  const { elements } = await other.call(listDepartments, { query: { q: 'Tecnologia' } });
  const params = { id: elements[0]?.id ?? 0 };
  await press('Editar Tecnologia');
  await append(page, /Nome do departamento/, ' da informação');
  await other.call(updateDepartment, { params, body: { description: 'TI' } });
  await press('Salvar');
  await expect.element(notice).toMatchTextContent(/Nome do departamento/);
  await expect.element(text(/Nome do departamento/)).toHaveValue('Tecnologia da informação');
  await press('Salvar');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect((await other.call(getDepartment, { params })).description).toBe('Tecnologia da informação');
});

test('a field and the groups of a person that another administrator saved meanwhile', async () => {
  const { client } = sandboxPage(sandbox, 'patricia.lemos');
  const body = { userName: 'rita.prado', firstName: 'Rita', lastName: 'Prado' };
  const { id } = await client.call(createPerson, { body });
  const { id: group } = await client.call(createGroup, { body: newGroup('Doca') });
  const page = await open(<People person={id} />);
  const { screen, other, notice, text, press } = page;
  const params = { id };
  await press('Alterar Sobrenome');
  await append(page, 'Sobrenome', ' Lima');
  await other.call(updatePerson, { params, body: { lastName: 'Souza' } });
  await press('Salvar');
  await expect.element(notice).toMatchTextContent(/Sobrenome/);
  await expect.element(text('Sobrenome')).toHaveValue('Prado Lima');
  await press('Salvar');
  await expect.element(text('Sobrenome')).not.toBeInTheDocument();
  expect((await other.call(getPerson, { params })).lastName).toBe('Prado Lima');

  await userEvent.click(screen.getByRole('tab', { name: /^Grupos/ }));
  const groups = screen.getByRole('combobox', { name: 'Grupos' });
  await userEvent.click(groups);
  await userEvent.keyboard('Central de TI');
  await userEvent.click(screen.getByRole('option', { name: 'Central de TI' }));
  await userEvent.keyboard('{Escape}');
  await other.call(setPersonGroups, { params, body: { groups: [group] } });
  await press('Salvar');
  await expect.element(notice).toMatchTextContent(/Grupos/);
  await press('Carregar a outra versão');
  await expect.element(screen.getByRole('tabpanel').getByText('Doca')).toBeVisible();
  await expect.element(screen.getByRole('tabpanel').getByText('Central de TI')).not.toBeInTheDocument();
});

test('an update that another administrator saved meanwhile, also after a reload of the page', async () => {
  const { client } = sandboxPage(sandbox, 'patricia.lemos');
  const parts = { description: '', videos: [], images: [], files: [], groups: [], departments: [] };
  const { id } = await client.call(createUpdate, { body: { ...parts, title: 'Recesso' } });
  const params = { id };
  const change = (title: string) =>
    client.call(changeUpdate, { params, body: { ...parts, title, deletedAttachments: [] } });
  let saved = 0;
  const session = sandboxPage(sandbox, 'patricia.lemos');
  const editor = <UpdateEditor update={id} onSaved={() => saved++} />;
  const first = await open(editor, session);
  await append(first, /^Título/, ' coletivo');
  await change('Recesso de julho');
  await first.press('Salvar');
  await expect.element(first.notice).toMatchTextContent(/Título/);
  await first.press('Carregar a outra versão');
  await expect.element(first.text(/^Título/)).toHaveValue('Recesso de julho');
  await append(first, /^Título/, ' e agosto');
  await first.screen.unmount();

  await change('Férias');
  const second = await open(editor, session);
  await expect.element(second.text(/^Título/)).toHaveValue('Recesso de julho e agosto');
  await second.press('Salvar');
  await expect.element(second.notice).toBeVisible();
  expect((await client.call(getUpdate, { params })).title).toBe('Férias');
  await second.press('Salvar');
  await expect.poll(() => saved).toBe(1);
  expect((await client.call(getUpdate, { params })).title).toBe('Recesso de julho e agosto');
});
