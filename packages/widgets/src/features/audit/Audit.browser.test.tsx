import { authInfo, createGroup, createPerson, updateGroup } from '@tramita/client/contract';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { serviceAccount } from '../../testing/service-account.ts';
import { typeOver } from '../../testing/type-into.ts';
import { Audit, type AuditProps } from './Audit.tsx';

const sandbox = await openSandbox(1280, 800);

/** Creates groups as an administrator, which writes audit rows, and changes the last one. */
async function changeGroups(names: readonly string[]) {
  const { client } = sandboxPage(sandbox, 'patricia.lemos');
  const body = { active: true, members: [(await client.call(authInfo)).id] };
  for (const name of names) {
    const { id } = await client.call(createGroup, { body: { ...body, name } });
    if (name === names.at(-1))
      await client.call(updateGroup, { params: { id }, body: { ...body, name, active: false } });
  }
}

async function open(props: Partial<AuditProps> = {}, userName = 'patricia.lemos') {
  const page = sandboxPage(sandbox, userName);
  const screen = await render(
    page.wrap(
      <StrictMode>
        <div style={{ height: 700, display: 'flex' }}>
          <Audit {...props} />
        </div>
      </StrictMode>,
    ),
  );
  return { ...page, screen };
}

test('D12.05 lists 50 rows a page, newest first, and a row opens Antes and Depois for each attribute', async () => {
  await changeGroups(Array.from({ length: 52 }, (_, index) => `Fila ${String(index).padStart(2, '0')}`));
  const { screen, sent } = await open();
  const names = () => [...document.querySelectorAll('tbody button')].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(names()).toHaveLength(50));
  expect(names().slice(0, 3)).toEqual(['Grupo · Fila 51', 'Grupo · Fila 51', 'Grupo · Fila 50']);
  await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }));
  await vi.waitFor(() => expect(names()).toEqual(['Grupo · Fila 02', 'Grupo · Fila 01', 'Grupo · Fila 00']));
  await userEvent.click(screen.getByRole('button', { name: 'Página anterior' }));
  await vi.waitFor(() => expect(names()).toHaveLength(50));

  const first = screen.getByRole('button', { name: 'Grupo · Fila 51' }).first();
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('columnheader', { name: 'Antes' })).toBeVisible();
  await expect.element(dialog.getByRole('columnheader', { name: 'Depois' })).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: 'Ativo Sim Não' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(first).toHaveFocus();

  await typeOver(screen.getByRole('textbox', { name: 'Nome ou identificação' }), 'fila 07');
  await vi.waitFor(() => expect(names()).toEqual(['Grupo · Fila 07']));
  await typeOver(screen.getByRole('textbox', { name: 'Nome ou identificação' }), '');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ação' }), 'Alteração');
  await vi.waitFor(() => expect(names()).toEqual(['Grupo · Fila 51']));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Objeto' }), 'Setor');
  await expect.element(screen.getByText('Nenhum registro com estes filtros.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Origem' }), 'Arquivo');
  await expect.element(screen.getByText('Nenhum registro com estes filtros.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await typeOver(screen.getByRole('combobox', { name: 'Quem' }), 'rafael nunes');
  await userEvent.click(screen.getByRole('option', { name: /Rafael Nunes/ }));
  await expect.element(screen.getByText('Nenhum registro com estes filtros.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  for (const label of ['De', 'Até']) await expect.element(screen.getByText(label, { exact: true })).toBeVisible();
  await typeOver(screen.getByRole('textbox', { name: 'Período, até' }), '01/01/2020');
  await expect.element(screen.getByText('Nenhum registro com estes filtros.')).toBeVisible();
  await vi.waitFor(() => expect(sent('GET', '/v1/audit').at(-1)?.search.get('to')).toBe('2020-01-02T02:59:59.999Z'));
});

test('D10.01 rows of a service account show its name and the way in integração', async () => {
  const erp = await serviceAccount(sandbox, 'ERP da fábrica', ['people:write']);
  await erp.call(createPerson, { body: { userName: 'nova', firstName: 'Nova', lastName: 'Pessoa' } });
  const { screen } = await open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Origem' }), 'Integração');
  const row = screen.getByRole('row', { name: /Nova Pessoa/ });
  await expect.element(row.getByRole('cell', { name: 'ERP da fábrica' })).toBeVisible();
  await expect.element(row.getByRole('cell', { name: 'Integração' })).toBeVisible();
});

test('D12.06 exports the rows of the filters as CSV through the queue', async () => {
  await changeGroups(['Compras']);
  const { screen, sent } = await open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ação' }), 'Criação');
  await vi.waitFor(() => expect(document.querySelectorAll('tbody button')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  await expect.element(screen.getByText('Auditoria exportada')).toBeVisible();
  expect(sent('POST', '/v1/audit/exports')).toHaveLength(1);
  await expect.element(screen.getByRole('button', { name: 'Exportar CSV' })).toBeEnabled();
});

test('on a phone rows are cards and nothing overflows the screen', async () => {
  await browserPage.viewport(390, 780);
  await changeGroups(['Compras', 'Contratos']);
  const { screen } = await open();
  const object = screen.getByRole('button', { name: 'Grupo · Contratos' }).first();
  await expect.element(object).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(object.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  const search = screen.getByRole('textbox', { name: 'Nome ou identificação' }).element().parentElement;
  expect(search?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.click(object);
  await expect.element(screen.getByRole('dialog').getByText('Antes')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('D12.05 a date that does not exist and a period that ends before it begins have their message', async () => {
  const { screen } = await open();
  const to = screen.getByRole('textbox', { name: 'Período, até' });
  const boxOfOrigin = () => screen.getByRole('combobox', { name: 'Origem' }).element().getBoundingClientRect().toJSON();
  const before = boxOfOrigin();
  await typeOver(to, '31/02/2026');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByText('Digite uma data válida')).toBeVisible();
  await expect.element(to).toHaveAccessibleDescription('Digite uma data válida');
  expect(boxOfOrigin()).toEqual(before);
  await typeOver(screen.getByRole('textbox', { name: 'Período, de' }), '10/11/2026');
  await typeOver(to, '09/11/2026');
  await expect.element(screen.getByText('A data final é anterior à inicial')).toBeVisible();
  await expect.element(to).toBeInvalid();
  await typeOver(to, '10/11/2026');
  await expect.element(screen.getByText('A data final é anterior à inicial')).not.toBeInTheDocument();
  await expect.element(to).not.toBeInvalid();
});
