import type { TransferBody } from '@tramita/client/contract';
import { sandboxIds } from '@tramita/server/sandbox';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryScope } from '../provider/queries/QueryScope.tsx';
import { WidgetRoot } from '../provider/WidgetRoot.tsx';
import { breachesOfAxe } from '../testing/breaches-of-axe.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import { sandboxPage } from '../testing/sandbox-session.tsx';
import { timerDelays } from '../testing/timer-delays.ts';
import { MultiCombobox } from '../ui/Combobox/MultiCombobox.tsx';
import { MotiveDialog } from './MotiveDialog.tsx';
import { TagDialog } from './TagDialog.tsx';
import { TransferDialog, type TransferDialogProps } from './TransferDialog.tsx';

const { people, groups } = sandboxIds;
const sandbox = await openSandbox(1280, 900);

async function show(dialog: ReactNode) {
  const page = sandboxPage(sandbox, 'mariana.costa');
  const screen = await render(
    page.wrap(
      <WidgetRoot>
        <QueryScope>{dialog}</QueryScope>
      </WidgetRoot>,
    ),
  );
  return { ...page, screen };
}

const calm = { open: true, tasks: 1, isBusy: false, problem: null, onClose: () => {} };

async function showTransfer(props: Partial<TransferDialogProps> = {}) {
  const onConfirm = vi.fn<(body: TransferBody) => void>();
  const shown = await show(<TransferDialog {...calm} onConfirm={onConfirm} {...props} />);
  const box = (name: string) => shown.screen.getByRole('combobox', { name });
  const confirm = shown.screen.getByRole('button', { name: 'Transferir', exact: true });
  return { ...shown, onConfirm, box, confirm };
}

test('T5.2.07 confirming a transfer without a target asks for a user or group and sends nothing', async () => {
  const { screen, onConfirm, confirm, box } = await showTransfer();
  await confirm.click();
  await expect.element(screen.getByText('Selecione ao menos um usuário/grupo')).toBeVisible();
  await expect.element(box('Pessoas')).toHaveFocus();
  await expect.element(box('Pessoas')).toHaveAccessibleDescription('Selecione ao menos um usuário/grupo');
  expect(onConfirm).not.toHaveBeenCalled();
  await screen.getByRole('checkbox', { name: 'Iniciador' }).click();
  expect(screen.getByText('Selecione ao menos um usuário/grupo').query()).toBeNull();
});

test('T9.27 T9.28 T9.29 sends the shortcuts as ids 1, 2 and 3 among the people', async () => {
  const { screen, onConfirm, confirm } = await showTransfer();
  for (const name of ['Iniciador', 'Superior direto', 'Superior direto do superior'])
    await screen.getByRole('checkbox', { name, exact: true }).click();
  await confirm.click();
  expect(onConfirm).toHaveBeenCalledWith({ assignees: [1, 2, 3], groups: [] });
});

test('transfers to several people and several groups at once', async () => {
  const { screen, onConfirm, confirm, box } = await showTransfer();
  for (const [typed, name] of [
    ['priscila', /Priscila Reis/],
    ['marina', /Marina Teixeira/],
  ] as const) {
    await box('Pessoas').fill(typed);
    await screen.getByRole('option', { name }).click();
  }
  await box('Grupos').fill('central');
  await screen.getByRole('option', { name: 'Central de TI' }).click();
  await confirm.click();
  expect(onConfirm).toHaveBeenCalledWith({
    assignees: [people.priscilaReis, people.marinaTeixeira],
    groups: [groups['Central de TI']],
  });
});

test('T9.07 the pickers of a transfer load 8 rows at a time', async () => {
  const { screen, box, sent } = await showTransfer({ exclude: [people.marianaCosta] });
  await box('Pessoas').click();
  await expect.element(screen.getByRole('option').nth(7)).toBeVisible();
  expect(screen.getByRole('option').elements()).toHaveLength(8);
  await screen.getByRole('button', { name: 'Carregar mais' }).click();
  await expect.poll(() => screen.getByRole('option').elements().length).toBeGreaterThan(8);
  const pages = sent('GET', '/v1/assignees').map(({ search }) => [search.get('page'), search.get('size')]);
  expect(pages).toEqual([
    ['0', '8'],
    ['1', '8'],
  ]);
  expect(sent('GET', '/v1/assignees')[0]?.search.get('exclude')).toBe(String(people.marianaCosta));
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.getByRole('listbox').query()).toBeNull();
  await box('Grupos').click();
  await expect.poll(() => sent('GET', '/v1/groups')[0]?.search.get('size')).toBe('8');
});

test('T9.06 M9.29 M9.30 a chip picker searches 300 ms after the last key and closes 500 ms after losing focus', async () => {
  const { screen, box, sent } = await showTransfer();
  await box('Pessoas').click();
  await expect.element(screen.getByRole('option').first()).toBeVisible();
  const asked = () => sent('GET', '/v1/assignees').map(({ search }) => search.get('q'));
  expect(asked()).toHaveLength(1);
  const delays = timerDelays();
  await userEvent.keyboard('pri');
  await expect.poll(() => asked().at(-1)).toBe('pri');
  expect(delays()).toContain(300);
  expect(asked()).toHaveLength(2);
  await expect.element(screen.getByRole('option', { name: /Priscila/ })).toBeVisible();

  const known = delays().length;
  (box('Pessoas').element() as HTMLElement).blur();
  expect(screen.getByRole('listbox').query()).not.toBeNull();
  expect(delays().slice(known)).toContain(500);
  await expect.poll(() => screen.getByRole('listbox').query()).toBeNull();
});

test('a picker shows an error when loading fails, and loads again on retry', async () => {
  const { screen, box } = await showTransfer();
  sandbox.faults.next({ endpoint: 'people.listAssignees', status: 500, times: 3 });
  await box('Pessoas').click();
  await expect
    .element(screen.getByText('Não foi possível buscar as informações.', { exact: false }).first())
    .toBeVisible();
  sandbox.faults.clear();
  await screen.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.element(screen.getByRole('option').first()).toBeVisible();
});

test('shows the number of tasks, and keeps the selection after a failure until the retry succeeds', async () => {
  const { screen } = await showTransfer({ tasks: 5, problem: 'Não foi possível transferir', isBusy: true });
  await expect.element(screen.getByRole('dialog', { name: 'Transferir 5 tarefas' })).toBeVisible();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Não foi possível transferir');
  expect(await breachesOfAxe(document.body)).toEqual([]);
});

function Tags({ onConfirm }: { onConfirm: (choice: number | null) => void }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <TagDialog {...calm} open={open} tasks={2} onConfirm={onConfirm} onClose={() => setOpen(false)} />
    </>
  );
}

test('T5.2.11 the tag dialog cannot be confirmed until a tag or "Remover etiqueta" is selected', async () => {
  const onConfirm = vi.fn();
  const { screen } = await show(<Tags onConfirm={onConfirm} />);
  await expect.element(screen.getByRole('dialog', { name: 'Etiquetar 2 tarefas' })).toBeVisible();
  const confirm = screen.getByRole('button', { name: 'Confirmar' });
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
  await expect.element(confirm).toHaveAccessibleDescription('Escolha uma etiqueta');
  await confirm.click({ force: true });
  expect(onConfirm).not.toHaveBeenCalled();
  await screen.getByRole('radio', { name: /^Urgente/ }).click();
  await confirm.click();
  expect(onConfirm).toHaveBeenCalledWith(1);
  await screen.getByRole('button', { name: 'Voltar' }).click();
  await screen.getByRole('button', { name: 'Abrir' }).click();
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
});

test('T4.4.11 "Remover etiqueta" is one of the options and confirms without a tag', async () => {
  const onConfirm = vi.fn();
  const { screen } = await show(<Tags onConfirm={onConfirm} />);
  await screen.getByRole('radio', { name: 'Remover etiqueta' }).click();
  await screen.getByRole('button', { name: 'Confirmar' }).click();
  expect(onConfirm).toHaveBeenCalledWith(null);
});

test('T8.49 shows an error when the tags cannot be loaded, and loads them again on retry', async () => {
  sandbox.faults.next({ endpoint: 'tasks.listTags', status: 500 });
  const { screen } = await show(<Tags onConfirm={() => {}} />);
  await expect.element(screen.getByText('Não foi possível listar os nomes pré cadastrados.')).toBeVisible();
  await screen.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.element(screen.getByRole('radio', { name: /^Urgente/ })).toBeVisible();
  expect(await breachesOfAxe(document.body)).toEqual([]);
});

test('T5.2.09 a missing reason for several tasks shows the text of bulk actions', async () => {
  const onConfirm = vi.fn();
  const required = 'Descreva o motivo para realizar a ação';
  const { screen } = await show(
    <MotiveDialog
      {...calm}
      tasks={3}
      title="Cancelar 3 solicitações"
      confirmLabel="Cancelar solicitações"
      requiredText={required}
      onConfirm={onConfirm}
    />,
  );
  await expect.element(screen.getByText('A ação vale para 3 tarefas.')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancelar solicitações' }).click();
  await expect.element(screen.getByText(required)).toBeVisible();
  await screen.getByRole('textbox', { name: 'Motivo' }).fill('  Duplicadas. ');
  await screen.getByRole('button', { name: 'Cancelar solicitações' }).click();
  await expect.poll(() => onConfirm.mock.calls[0]?.[0]).toBe('Duplicadas.');
  expect(await breachesOfAxe(document.body)).toEqual([]);
});

test('T5.2.10 a full chip picker shows the maximum and accepts no more options', async () => {
  const onChange = vi.fn();
  const option = (value: string) => ({ value, label: `Opção ${value}` });
  const { screen } = await show(
    <MultiCombobox
      aria-label="Pessoas"
      options={['1', '2', '3'].map(option)}
      value={['1', '2'].map(option)}
      onChange={onChange}
      max={2}
    />,
  );
  await screen.getByRole('combobox', { name: 'Pessoas' }).click();
  expect(screen.getByText('É possível selecionar apenas 2').query()).toBeNull();
  await screen.getByRole('option', { name: 'Opção 3' }).click({ force: true });
  await expect.element(screen.getByText('É possível selecionar apenas 2').first()).toBeVisible();
  await expect.element(screen.getByRole('status').last()).toHaveTextContent('É possível selecionar apenas 2');
  expect(onChange).not.toHaveBeenCalled();
});
