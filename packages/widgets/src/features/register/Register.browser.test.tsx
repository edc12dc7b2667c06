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

test('five tabs list the records of each kind', async () => {
  const { screen } = await open();
  const shown = ['Editar 042 · Campinas Centro', 'Editar Caixa', 'Editar Afastado', 'Editar Lojas', 'Editar Urgente'];
  for (const [index, name] of tabs.entries()) {
    await userEvent.click(screen.getByRole('tab', { name }));
    await expect.element(screen.getByRole('button', { name: shown[index] ?? '' })).toBeInTheDocument();
  }
});

test('creates, renames, deactivates, reactivates and removes a record', async () => {
  const { screen, client } = await open();
  await userEvent.click(screen.getByRole('tab', { name: 'Cargos' }));
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
  const name = screen.getByRole('textbox', { name: /^Nome/ });
  const save = screen.getByRole('button', { name: 'Salvar' });
  await userEvent.click(save);
  await expect.element(screen.getByText('Preencha o nome')).toBeVisible();
  await typeOver(name, 'Açougueiro');
  await userEvent.click(save);
  await userEvent.click(screen.getByRole('button', { name: 'Editar Açougueiro' }));
  await typeOver(name, 'Açougue');
  await userEvent.click(save);
  await userEvent.click(screen.getByRole('button', { name: 'Editar Açougue', exact: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Inativar' }));
  await expect.element(screen.getByRole('row', { name: /Açougue/ }).getByText('Inativo')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Editar Açougue', exact: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Reativar' }));
  await expect.element(screen.getByRole('row', { name: /Açougue/ }).getByText('Ativo')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Editar Açougue', exact: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }));
  await expect.element(screen.getByRole('row', { name: /Açougue/ })).not.toBeInTheDocument();
  const left = await client.call(listRegister, { params: { kind: 'job-titles' }, query: { q: 'açougue' } });
  expect(left.totalElements).toBe(0);
});

test('shows why a record in use is not removed', async () => {
  const { screen } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Editar 042 · Campinas Centro' }));
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }));
  await expect.element(screen.getByText(/Este registro está em uso em \d+ cadastros/)).toBeVisible();
});

test('a record of a source has no edit button and says where it comes from', async () => {
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
