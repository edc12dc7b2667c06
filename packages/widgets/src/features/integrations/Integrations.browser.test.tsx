import type { Fault } from '@tramita/server/sandbox';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { serviceAccount } from '../../testing/service-account.ts';
import { typeOver } from '../../testing/type-into.ts';
import { Integrations } from './Integrations.tsx';

const sandbox = await openSandbox(1280, 800);
const { outbound } = sandbox.services;
afterEach(() => {
  Object.assign(sandbox.services, { outbound });
});

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

/** Replaces the receiver of the deliveries; returns the `webhook-id` of each one it got. */
function receive(answerOf: (delivery: number) => { statusCode: number; data: string }) {
  const ids: (string | undefined)[] = [];
  const receiver: typeof outbound = async (call) => {
    // steps of processes make calls, too
    if (!('webhook-id' in call.headers)) return outbound(call);
    ids.push(call.headers['webhook-id']);
    return answerOf(ids.length);
  };
  Object.assign(sandbox.services, { outbound: receiver });
  return ids;
}

/** Types a new webhook and closes the dialog with its secret. */
async function addWebhook({ screen }: Pick<Awaited<ReturnType<typeof open>>, 'screen'>) {
  await userEvent.click(screen.getByRole('tab', { name: 'Webhooks' }));
  const add = screen.getByRole('button', { name: 'Novo webhook' });
  await expect.element(add).toBeVisible();
  add.element().focus();
  await userEvent.keyboard('{Enter}');
  await typeOver(screen.getByRole('textbox', { name: /^Nome/ }), 'ERP da fábrica');
  screen.getByRole('checkbox', { name: 'Solicitação aberta' }).element().focus();
  await userEvent.keyboard(' {Tab} ');
  await typeOver(screen.getByRole('combobox', { name: /^Processos/ }), 'Reembolso');
  await userEvent.click(screen.getByRole('option', { name: /Reembolso/ }));
  await typeOver(screen.getByRole('combobox', { name: /^Responsável/ }), 'Helena Barros');
  await userEvent.click(screen.getByRole('option', { name: /Helena Barros/ }));
  await typeOver(screen.getByRole('textbox', { name: /^Endereço/ }), 'https://erp.example/eventos{Enter}');
  await expect.element(screen.getByText(/^whsec_/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Concluir' }));
  await expect.element(screen.getByText(/^whsec_/)).not.toBeInTheDocument();
}

test('D10.01 an account is created by keyboard, gets other scopes and a second token, and is revoked', async () => {
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
  // it cannot be shown again, so only the button closes the dialog
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog').element().getAttribute('data-state')).toBe('open');
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
  const issued = screen.getByRole('button', { name: /^Revogar o token emitido em/ });
  const issue = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Emitir próximo token' }));
    await userEvent.click(screen.getByRole('button', { name: 'Emitir', exact: true }));
  };
  expect(issued.elements()).toHaveLength(1);
  await issue();
  await expect.element(screen.getByText(/^trm_[\w-]{43}$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Concluir' }));
  await expect.poll(() => issued.elements().length).toBe(2);
  await issue();
  await expect.element(screen.getByText('Não foi possível emitir o token')).toBeVisible();
  expect(issued.elements()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Revogar conta' }));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Revogar conta' }));
  await expect.element(screen.getByText('Nenhuma conta de serviço')).toBeVisible();
});

test('a changed use of a directory group is not lost on Escape or "Fechar" without a question', async () => {
  const connection = { id: 901, name: 'Entra', createsRecords: true, lastCall: null, peopleCount: 2, groupCount: 1 };
  const group = { id: 4, name: 'Diretoria', memberCount: 12, use: 'NONE', group: null, role: null };
  const answer = (endpoint: Fault['endpoint'], elements: readonly object[]) =>
    sandbox.faults.next({ endpoint, status: 200, body: { elements, totalElements: elements.length }, times: 9 });
  answer('scimConnections.list', [connection]);
  answer('scimConnections.groups', [group]);
  answer('scimConnections.removedPeople', []);
  const { screen } = await open();
  await userEvent.click(screen.getByRole('tab', { name: 'Conexões SCIM' }));
  await userEvent.click(screen.getByRole('button', { name: /Entra/ }));
  const dialog = screen.getByRole('dialog', { name: 'Entra' });
  const use = dialog.getByRole('combobox', { name: 'Uso de Diretoria' });
  await userEvent.selectOptions(use, 'PROFILE');
  await userEvent.keyboard('{Escape}');
  const question = screen.getByRole('alertdialog');
  await expect.element(question).toHaveAccessibleName(/^As alterações não foram salvas/);
  await userEvent.click(question.getByRole('button', { name: 'Voltar' }));
  await expect.element(use).toHaveValue('PROFILE');
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }).last());
  await expect.element(question).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Voltar' }));
  // the stored use again: nothing is lost
  await userEvent.selectOptions(use, 'NONE');
  use.element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a webhook is created key by key and opened again with what was typed', async () => {
  const { screen } = await open();
  await addWebhook({ screen });
  const row = screen.getByRole('row', { name: /ERP da fábrica.*erp\.example\/eventos.*2 eventos.*Ativo/ });
  await expect.element(row).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Editar ERP da fábrica' }));
  await expect.element(screen.getByRole('textbox', { name: /^Endereço/ })).toHaveValue('https://erp.example/eventos');
  await expect.element(screen.getByRole('checkbox', { name: 'Solicitação aberta' })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Solicitação concluída' })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Solicitação cancelada' })).not.toBeChecked();
  await expect.element(screen.getByRole('button', { name: /Remover .*Reembolso/ })).toBeVisible();
  await expect.element(screen.getByRole('combobox', { name: /^Responsável/ })).toHaveValue('Helena Barros');
});

test('D10.10 a test is sent, each attempt is shown, and failed deliveries are repeated with the same id', async () => {
  const answer = `${'fora do ar '.repeat(200)}fim`;
  const ids = receive((delivery) =>
    delivery === 2 ? { statusCode: 204, data: '' } : { statusCode: 410, data: answer },
  );
  const { screen } = await open();
  await addWebhook({ screen });
  const dialog = screen.getByRole('dialog', { name: 'Entregas de ERP da fábrica' });
  const openDeliveries = () => userEvent.click(screen.getByRole('button', { name: 'Entregas de ERP da fábrica' }));
  /** Reads the deliveries again once the due ones were attempted. */
  async function refresh() {
    await sandbox.runJobs();
    await userEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
  }
  /** Activates the webhook, which the answer 410 has disabled. */
  async function activate() {
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }).last());
    await expect.element(screen.getByRole('row', { name: /ERP da fábrica.*Desativado/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Editar ERP da fábrica' }));
    screen
      .getByRole('checkbox', { name: /^Ativo/ })
      .element()
      .focus();
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await expect.element(screen.getByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
  }

  await openDeliveries();
  await expect.element(dialog.getByText('Nenhuma entrega nos últimos 30 dias')).toBeVisible();
  screen.getByRole('button', { name: 'Enviar teste' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('ping')).toBeVisible();
  await refresh();
  await expect.element(dialog.getByText('Com falha')).toBeVisible();
  await expect.element(dialog.getByText(/\d{4} às \d\d:\d\d · status 410 · \d+ ms/)).toBeVisible();
  expect(dialog.getByText(/^fora do ar/).element().textContent).toBe(answer.slice(0, 2048));

  await activate();
  await openDeliveries();
  await userEvent.click(dialog.getByRole('button', { name: 'Reenviar ping' }));
  await refresh();
  await expect.element(dialog.getByText('Entregue', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText(/· status 204 · /)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Enviar teste' }));
  await expect.poll(() => ids.length).toBe(3);
  await refresh();
  await expect.element(dialog.getByText('Com falha')).toBeVisible();
  await activate();
  await openDeliveries();
  await userEvent.click(dialog.getByRole('button', { name: 'Reenviar as que falharam' }));
  await expect.element(screen.getByText('1 entrega na fila')).toBeVisible();
  await expect.poll(() => ids.length).toBe(4);
  expect(ids).toEqual([ids[0], ids[0], ids[2], ids[2]]);
  expect(ids[2]).not.toBe(ids[0]);
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

test('C10.07 on a phone the deliveries of a webhook are not wider than their window', async () => {
  receive(() => ({ statusCode: 500, data: 'indisponível' }));
  const { screen } = await open();
  await addWebhook({ screen });
  await browserPage.viewport(340, 780);
  await userEvent.click(screen.getByRole('button', { name: /^Entregas de/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar teste' }));
  await expect.element(screen.getByRole('button', { name: /^Reenviar / }).first()).toBeVisible();
  const body = document.querySelector('[role="dialog"] [data-slot="dialog-body"]');
  const right = Math.max(...[...(body?.querySelectorAll('*') ?? [])].map((part) => part.getBoundingClientRect().right));
  expect(right).toBeLessThanOrEqual(340);
});

test('C10.07 on a phone no part of a card covers another', async () => {
  const { screen } = await open();
  await addWebhook({ screen });
  await serviceAccount(sandbox, 'Folha', ['people:read']);
  await browserPage.viewport(390, 780);
  for (const tab of ['Webhooks', 'Contas de serviço']) {
    await userEvent.click(screen.getByRole('tab', { name: tab }));
    await vi.waitFor(() => expect(screen.container.querySelectorAll('tbody tr').length).toBeGreaterThan(0));
    const cells = [...screen.container.querySelectorAll('tbody tr:first-child td')].map((cell) =>
      cell.getBoundingClientRect(),
    );
    const shown = cells.filter(({ width }) => width > 0);
    const places = shown.map(({ top, left }) => `${Math.round(top)},${Math.round(left)}`);
    expect(new Set(places).size, tab).toBe(places.length);
  }
});
