import { listLegalBlocks } from '@tramita/client/contract';
import { sandboxIds } from '@tramita/server/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { breachesOfAxe } from '../../testing/breaches-of-axe.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { button, field, loaded, notice, type OpenTask, openTask } from './testing/open-task.tsx';

const { tasks, requests } = sandboxIds;
const sandbox = await openSandbox(1280, 900);

/** A user who sees the reports because of their sector, and has no part in the request. */
const open = (identifier: string, userName = 'jorge.valente') =>
  openTask(sandbox, userName, identifier, { readOnly: true });

/** The calls that change something; the names of stored search choices are loaded with POST. */
const deedsOf = ({ calls }: OpenTask) =>
  calls.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/search')).map(({ path }) => path);

test('T2.8.01 the read-only view shows a request to who sees the reports: form locked, no action, comment or upload', async () => {
  const opened = await open(tasks.refundHeld.uuid);
  const { screen } = opened;
  await loaded(opened);
  await expect.element(screen.getByText(`IDK ${requests.refundHeldByMariana.idk}`)).toBeVisible();
  await expect.element(field(opened, 'Parecer')).toHaveAttribute('readonly');
  await expect.element(screen.getByRole('list', { name: 'Etapas' })).toBeVisible();
  for (const name of ['Aprovar', 'Reprovar', 'Concluir', 'Transferir', 'Cancelar', 'Anexar arquivo', 'Comentar'])
    expect(screen.getByRole('button', { name, exact: true }).query(), name).toBeNull();
  expect(screen.getByRole('button', { name: /^(Atribu|Etiquet|Excluir)/ }).query()).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Novo comentário' }).query()).toBeNull();
  expect(screen.container.querySelector('input[type="file"]')).toBeNull();
  expect(deedsOf(opened)).toEqual([]);
  expect(await breachesOfAxe(screen.container)).toEqual([]);
});

test('T2.8.01 even who holds the task only looks at it there, by the request’s protocol too', async () => {
  const opened = await open(requests.refundHeldByMariana.protocol, 'mariana.costa');
  await loaded(opened);
  await expect.element(field(opened, 'Parecer')).toHaveAttribute('readonly');
  expect(opened.screen.getByRole('button', { name: 'Aprovar' }).query()).toBeNull();
  expect(opened.screen.container.querySelector('footer')).toBeNull();
});

test('T2.8.01 files can be downloaded, and dropping or pasting some adds none', async () => {
  const opened = await open(tasks.refundApproval.uuid);
  await expect.element(button(opened, 'Baixar nota-fiscal-hotel.pdf')).toBeVisible();
  const data = new DataTransfer();
  data.items.add(new File(['a'], 'nota.txt'));
  const detail = opened.screen.getByRole('region', { name: 'Reembolso de despesas' }).element();
  detail.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  detail.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await button(opened, 'Baixar nota-fiscal-hotel.pdf').click();
  await expect.poll(() => opened.sent('GET', /nota-fiscal-hotel\.pdf$/)[0]?.state).toBe('answered');
  expect(deedsOf(opened)).toEqual([]);
});

test('T2.8.02 T2.8.03 the read-only view has the tabs Comentários, a list only, and Histórico', async () => {
  const opened = await open(tasks.refundHeld.uuid);
  const { screen } = opened;
  await expect.element(screen.getByRole('tab', { name: /Comentários/ })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => opened.sent('GET', /comments$/)[0]?.state).toBe('answered');
  expect(screen.getByRole('tabpanel').getByRole('textbox').query()).toBeNull();
  await screen.getByRole('tab', { name: 'Histórico' }).click();
  await expect.element(screen.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
});

test('a request that does not exist shows a message and closes; Escape closes without a question', async () => {
  const lost = await open('00000000-0000-4000-8000-000000000000');
  await notice(lost, 'Não foi possível encontrar a tarefa');
  expect(lost.onClose).toHaveBeenCalledOnce();
  await lost.screen.unmount();
  const opened = await open(tasks.refundHeld.uuid);
  await loaded(opened);
  await userEvent.keyboard('{Escape}');
  expect(opened.onClose).toHaveBeenCalledOnce();
});

test('who sees no reports and has no part in it does not get the request', async () => {
  const opened = await open(tasks.refundHeld.uuid, 'walter.nobre');
  await notice(opened, 'Não foi possível encontrar a tarefa');
});

test('D13.07 an administrator blocks a request with a reason; other users are not offered the block', async () => {
  const opened = await open(tasks.refundHeld.uuid, 'patricia.lemos');
  await userEvent.click(button(opened, 'Bloqueio legal'));
  const dialog = opened.screen.getByRole('dialog', { name: 'Bloqueio legal' });
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'processo 12');
  await userEvent.click(dialog.getByRole('button', { name: 'Bloquear' }));
  await expect.element(opened.screen.getByText('Bloqueio legal criado')).toBeVisible();
  await expect.element(button(opened, 'Bloqueio legal ativo')).toHaveFocus();
  const { client } = sandboxPage(sandbox, 'patricia.lemos');
  const { idk } = requests.refundHeldByMariana;
  const blocks = await client.call(listLegalBlocks, { query: { kind: 'REQUEST', objectId: idk } });
  expect(blocks).toMatchObject([{ reason: 'processo 12', lifted: null }]);
  await userEvent.click(button(opened, 'Bloqueio legal ativo'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo da retirada/ }), 'arquivado');
  await userEvent.click(dialog.getByRole('button', { name: 'Retirar bloqueio' }));
  await expect.element(button(opened, 'Bloqueio legal')).toHaveFocus();
  await userEvent.click(button(opened, 'Bloqueio legal'));
  await expect.element(dialog.getByRole('button', { name: 'Bloquear' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Retirar bloqueio' })).not.toBeInTheDocument();
  await opened.screen.unmount();

  // the code of the button is loaded by now
  const other = await open(tasks.refundHeld.uuid);
  await loaded(other);
  expect(button(other, 'Bloqueio legal').query()).toBeNull();
});

test('D13.06 a request whose content the retention rule removed shows that, with the day', async () => {
  const { idk, protocol } = requests.refundHeldByMariana;
  await sandbox.services.db
    .updateTable('instances')
    .set({ content_removed_at: new Date('2026-11-02T15:00:00Z'), data: '{}' })
    .where('idk', '=', idk)
    .execute();
  const text = 'O conteúdo desta solicitação foi removido em 02/11/2026 pela regra de guarda.';
  const opened = await open(protocol);
  await expect.element(opened.screen.getByText(text)).toBeVisible();
  await opened.screen.unmount();
  const task = await open(tasks.refundHeld.uuid);
  await expect.element(task.screen.getByText(text)).toBeVisible();
});
