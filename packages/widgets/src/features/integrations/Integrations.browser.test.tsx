import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { typeOver } from '../../testing/type-into.ts';
import { Integrations } from './Integrations.tsx';

const sandbox = await openSandbox(1280, 800);

async function open(userName = 'patricia.lemos') {
  const page = sandboxPage(sandbox, userName);
  const screen = await render(
    page.wrap(
      <StrictMode>
        <div style={{ height: 700, display: 'flex' }}>
          <Integrations />
        </div>
      </StrictMode>,
    ),
  );
  return { ...page, screen };
}

test('an account is created by keyboard, gets other scopes and is revoked', async () => {
  const { screen } = await open();
  const add = screen.getByRole('button', { name: 'Nova conta' });
  await expect.element(add).toBeVisible();
  add.element().focus();
  await userEvent.keyboard('{Enter}');
  await typeOver(screen.getByRole('textbox', { name: /^Nome/ }), 'Folha de pagamento');
  await typeOver(screen.getByRole('combobox', { name: /^Responsável/ }), 'Helena Barros');
  await userEvent.click(screen.getByRole('option', { name: /Helena Barros/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Ler pessoas/ }));
  await typeOver(screen.getByRole('textbox', { name: /^Endereços permitidos/ }), '10.0.0.0/8{Enter}203.0.113.7');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  const token = screen.getByText(/^trm_[\w-]{43}$/);
  await expect.element(token).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Concluir' }));
  await expect.element(screen.getByText(/^trm_/)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('row', { name: /Folha de pagamento.*Helena Barros/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Editar Folha de pagamento' }));
  await expect
    .element(screen.getByRole('textbox', { name: /^Endereços permitidos/ }))
    .toHaveValue('10.0.0.0/8\n203.0.113.7');
  await userEvent.click(screen.getByRole('checkbox', { name: /Abrir solicitações/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await expect.element(screen.getByText('Ler pessoas, Abrir solicitações em nome de pessoas')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Editar Folha de pagamento' }));
  await userEvent.click(screen.getByRole('button', { name: 'Revogar conta' }));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Revogar conta' }));
  await expect.element(screen.getByText('Nenhuma conta de serviço')).toBeVisible();
});

test('on a phone rows are cards and nothing overflows the screen', async () => {
  await browserPage.viewport(390, 780);
  const { screen } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Nova conta' }));
  await expect.element(screen.getByRole('textbox', { name: /^Nome/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('tab', { name: 'Webhooks' }));
  await expect.element(screen.getByText('Nenhum webhook')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
