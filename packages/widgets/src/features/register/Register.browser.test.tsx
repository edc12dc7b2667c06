import { createRegisterRecord, listRegister } from '@tramita/client/contract';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { typeOver } from '../../testing/type-into.ts';
import { Register, type RegisterProps } from './Register.tsx';

const sandbox = await openSandbox(1280, 800);

async function open(props: Partial<RegisterProps> = {}, userName = 'patricia.lemos') {
  const page = sandboxPage(sandbox, userName);
  const screen = await render(
    page.wrap(
      <StrictMode>
        <div style={{ height: 640, display: 'flex' }}>
          <Register {...props} />
        </div>
      </StrictMode>,
    ),
  );
  return { ...page, screen };
}

const tabs = ['Filiais', 'Cargos', 'Situações', 'Categorias', 'Etiquetas'];

test('D7.08 five tabs list the records of each kind', async () => {
  const { screen } = await open();
  const shown = ['Editar 042 · Campinas Centro', 'Editar Caixa', 'Editar Afastado', 'Editar Lojas', 'Editar Urgente'];
  for (const [index, name] of tabs.entries()) {
    await userEvent.click(screen.getByRole('tab', { name }));
    await expect.element(screen.getByRole('button', { name: shown[index] ?? '' })).toBeInTheDocument();
  }
});

test.each(tabs)('D7.08 creates, renames, deactivates, reactivates and removes a record of %s', async (tab) => {
  const { screen } = await open();
  await userEvent.click(screen.getByRole('tab', { name: tab }));
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
  const name = screen.getByRole('textbox', { name: /^Nome/ });
  const save = screen.getByRole('button', { name: 'Salvar' });
  const row = screen.getByRole('row', { name: /Zona/ });
  const edit = (record: string) =>
    userEvent.click(screen.getByRole('button', { name: `Editar ${record}`, exact: true }));
  await userEvent.click(save);
  await expect.element(screen.getByText('Preencha o nome')).toBeVisible();
  await typeOver(name, 'Zona 1');
  await userEvent.click(save);
  await typeOver(screen.getByRole('textbox', { name: 'Pesquisar cadastros' }), 'Zona');
  await edit('Zona 1');
  await typeOver(name, 'Zona 2');
  await userEvent.click(save);
  await edit('Zona 2');
  await userEvent.click(screen.getByRole('button', { name: 'Inativar' }));
  await expect.element(row.getByText('Inativo')).toBeVisible();
  await edit('Zona 2');
  await userEvent.click(screen.getByRole('button', { name: 'Reativar' }));
  await expect.element(row.getByText('Ativo')).toBeVisible();
  await edit('Zona 2');
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }));
  await expect.element(screen.getByText('Nenhum registro encontrado')).toBeVisible();
});

test('D1.07 a branch has code, state, city, time zone and calendar', async () => {
  const { screen, client } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
  await typeOver(screen.getByRole('textbox', { name: /^Nome/ }), 'Manaus Centro');
  await typeOver(screen.getByRole('textbox', { name: 'Código' }), '777');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'AM');
  await typeOver(screen.getByRole('textbox', { name: /^Município/ }), '1302603');
  const zone = screen.getByRole('combobox', { name: 'Fuso horário' });
  await expect.element(zone).toHaveValue('America/Sao_Paulo');
  await userEvent.selectOptions(zone, 'America/Manaus');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Calendário' }), 'Comercial');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await expect.element(screen.getByText('Cadastro salvo')).toBeVisible();
  const found = await client.call(listRegister, { params: { kind: 'branches' }, query: { q: '777' } });
  expect(found.elements).toMatchObject([
    { code: '777', state: 'AM', city: '1302603', timeZone: 'America/Manaus', calendar: expect.any(Number) },
  ]);
});

test('shows why a record in use is not removed', async () => {
  const { screen } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Editar 042 · Campinas Centro' }));
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }));
  await expect.element(screen.getByText(/Este registro está em uso em \d+ cadastros/)).toBeVisible();
});

test('D7.08 a record of a source has no edit button and says where it comes from', async () => {
  const source = { key: 'file', name: 'Arquivo do RH' };
  const body = { elements: [{ id: 1, name: 'Centro', active: true, source, code: null }], totalElements: 1 };
  sandbox.faults.next({ endpoint: 'register.list', status: 200, body, times: 2 });
  const { screen } = await open();
  const text = 'Este dado vem de Arquivo do RH e só pode ser alterado lá.';
  await expect.element(screen.getByTitle(text)).toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Editar Centro' })).not.toBeInTheDocument();
});

test('users who are not administrators see that they have no access', async () => {
  const { screen } = await open({}, 'diego.salomao');
  await expect.element(screen.getByText('Você não tem acesso a esta página')).toBeVisible();
});

test('on a phone rows are cards and nothing overflows the screen', async () => {
  await browserPage.viewport(390, 780);
  const { client } = sandboxPage(sandbox, 'patricia.lemos');
  const params = { kind: 'branches' } as const;
  await client.call(createRegisterRecord, { params, body: { name: `Aa ${'muito '.repeat(15)}longa` } });
  const { screen } = await open();
  await expect.element(screen.getByRole('button', { name: /^Editar Aa muito/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await userEvent.click(screen.getByRole('button', { name: /^Editar Aa muito/ }));
  await expect.element(screen.getByRole('textbox', { name: 'Código' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
