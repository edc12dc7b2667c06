import { createSavedView, listSavedViews, setDefaultView } from '@tramita/client/contract';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { TaskInbox } from './TaskInbox.tsx';
import type { TaskInboxProps } from './task-inbox-props.ts';

const sandbox = await openSandbox(1440, 900);

async function open(props: Partial<TaskInboxProps> = {}, page = sandboxPage(sandbox, 'mariana.costa')) {
  const screen = await render(
    page.wrap(
      <div style={{ height: 800, display: 'flex' }}>
        <TaskInbox renderDetail={null} {...props} />
      </div>,
    ),
  );
  return { ...page, screen, row: screen.getByRole('group', { name: 'Visões' }) };
}
type Opened = Awaited<ReturnType<typeof open>>;

const list = 'attendance/to-do' as const;
const byStep = (query: string) => ({ filters: [{ column: 'step', query }], order: null, columns: [] });
const step = ({ screen }: Opened) => screen.getByRole('textbox', { name: 'Filtrar por Etapa' });
const chip = ({ row }: Opened, name: string | RegExp) => row.getByRole('button', { name });
const lastStep = (opened: Opened) =>
  opened
    .sent('GET', /^\/v1\/tasks$/)
    .at(-1)
    ?.search.get('step');

test('C7.15 saves the filters of a list under a name, marks changes and saves them', async () => {
  const opened = await open();
  const { screen } = opened;
  await userEvent.type(step(opened), 'conferência');
  await screen.getByRole('button', { name: 'Salvar visão' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Salvar visão' });
  await expect.element(dialog.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
  await expect.element(dialog.getByText('Guarda os filtros, a ordem e as colunas desta lista.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Informe o nome da visão')).toBeVisible();
  await userEvent.keyboard('Em conferência{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(chip(opened, 'Em conferência')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(chip(opened, 'Em conferência')).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Salvar visão' })).not.toBeInTheDocument();

  await userEvent.type(step(opened), ' da nota');
  await expect.element(chip(opened, /Em conferência.*alterada/)).toBeVisible();
  await chip(opened, /alterada/).click();
  await expect.element(step(opened)).toHaveValue('conferência');
  await userEvent.type(step(opened), 's');
  await screen.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect.element(chip(opened, 'Em conferência')).toBeVisible();
  const { views } = await opened.client.call(listSavedViews);
  expect(views).toMatchObject([{ list, name: 'Em conferência', state: byStep('conferências') }]);

  await chip(opened, 'Todas').click();
  await expect.element(step(opened)).toHaveValue('');
  await chip(opened, 'Em conferência').click();
  await expect.element(step(opened)).toHaveValue('conferências');
  await expect.poll(() => lastStep(opened)).toBe('conferências');
});

test('C7.15 keeps what was typed when the name is taken', async () => {
  const page = sandboxPage(sandbox, 'mariana.costa');
  await page.client.call(createSavedView, { body: { list, name: 'Minha', state: byStep('aprovação') } });
  const opened = await open({}, page);
  await userEvent.type(step(opened), 'conferência');
  await opened.screen.getByRole('button', { name: 'Salvar visão' }).click();
  const dialog = opened.screen.getByRole('dialog', { name: 'Salvar visão' });
  await expect.element(dialog.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
  await userEvent.keyboard('minha{Enter}');
  await expect.element(dialog.getByText('Já existe uma visão com este nome nesta lista')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue('minha');
});

test('C7.15 renames, makes the default and deletes a view with the keyboard', async () => {
  const page = sandboxPage(sandbox, 'mariana.costa');
  await page.client.call(createSavedView, { body: { list, name: 'Aprovar', state: byStep('aprovação') } });
  const opened = await open({}, page);
  const { screen } = opened;
  await chip(opened, 'Aprovar').click();
  const openMenu = async (entry: string, name: string) => {
    (screen.getByRole('button', { name: `Ações da visão ${name}` }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('menuitem', { name: entry }).click();
  };
  await openMenu('Renomear', 'Aprovar');
  await expect.element(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Aprovar');
  await userEvent.keyboard('{Control>}a{/Control}Para aprovar{Enter}');
  await expect.element(chip(opened, 'Para aprovar')).toHaveFocus();
  await openMenu('Tornar padrão', 'Para aprovar');
  await expect.element(chip(opened, /Para aprovar.*padrão/)).toBeVisible();
  await screen.unmount();

  const again = await open({}, page);
  await expect.element(step(again)).toHaveValue('aprovação');
  expect(
    again
      .sent('GET', /^\/v1\/tasks$/)
      .at(-1)
      ?.search.get('step'),
  ).toBe('aprovação');
  await again.screen.getByRole('button', { name: 'Ações da visão Para aprovar' }).click();
  await again.screen.getByRole('menuitem', { name: 'Deixar de ser padrão' }).click();
  await expect.element(chip(again, 'Para aprovar')).toHaveAttribute('aria-pressed', 'true');
  await again.screen.getByRole('button', { name: 'Ações da visão Para aprovar' }).click();
  await again.screen.getByRole('menuitem', { name: 'Excluir' }).click();
  await again.screen.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect.poll(async () => (await page.client.call(listSavedViews)).views).toEqual([]);
  await expect.element(again.row).not.toBeInTheDocument();
  await expect.element(step(again)).toHaveValue('aprovação');
});

test('C7.15 the default view applies only without a state in the address', async () => {
  const page = sandboxPage(sandbox, 'mariana.costa');
  const { id } = await page.client.call(createSavedView, {
    body: { list, name: 'Aprovar', state: byStep('aprovação') },
  });
  const other = await page.client.call(createSavedView, { body: { list, name: 'Ver', state: byStep('conferência') } });
  await page.client.call(setDefaultView, { params: { id } });
  const onAddressChange = vi.fn();
  const plain = await open({ address: '', onAddressChange }, page);
  await expect.element(step(plain)).toHaveValue('aprovação');
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(onAddressChange.mock.lastCall?.[0])))
    .toEqual({ 'filter.step': 'aprovação', view: String(id) });
  await plain.screen.unmount();
  const linked = await open({ address: '?filter.step=entrega', onAddressChange: vi.fn() }, page);
  await expect.element(chip(linked, /Aprovar/)).toHaveAttribute('aria-pressed', 'false');
  await expect.element(step(linked)).toHaveValue('entrega');
  await linked.screen.unmount();
  const named = await open({ address: `?view=${other.id}`, onAddressChange: vi.fn() }, page);
  await expect.element(step(named)).toHaveValue('conferência');
  await expect.element(chip(named, 'Ver')).toHaveAttribute('aria-pressed', 'true');
});

/** A page that keeps the state of the list in its address, as a browser tab does. */
function Tab({ tab }: { tab: { address: string } }) {
  const [address, setAddress] = useState(tab.address);
  tab.address = address;
  return (
    <div style={{ height: 800, display: 'flex' }}>
      <TaskInbox renderDetail={null} address={address} onAddressChange={setAddress} />
    </div>
  );
}

async function openAt(address: string, page: ReturnType<typeof sandboxPage>) {
  const tab = { address };
  const screen = await render(page.wrap(<Tab tab={tab} />));
  return { ...page, screen, tab, row: screen.getByRole('group', { name: 'Visões' }) };
}

test('C7.15 a reload keeps "Todas" although a default view exists, a fresh visit opens the default view', async () => {
  const page = sandboxPage(sandbox, 'mariana.costa');
  const { id } = await page.client.call(createSavedView, {
    body: { list, name: 'Aprovar', state: byStep('aprovação') },
  });
  await page.client.call(setDefaultView, { params: { id } });
  const first = await openAt('', page);
  await expect.element(step(first)).toHaveValue('aprovação');
  await chip(first, 'Todas').click();
  await expect.element(step(first)).toHaveValue('');
  await expect.poll(() => first.tab.address).toBe('view=all');
  await first.screen.unmount();

  const reloaded = await openAt(first.tab.address, page);
  await expect.element(chip(reloaded, 'Todas')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(step(reloaded)).toHaveValue('');
  await expect.poll(() => lastStep(reloaded)).toBeNull();
  await userEvent.type(step(reloaded), 'entrega');
  await expect.poll(() => reloaded.tab.address).toBe('filter.step=entrega');
  await userEvent.keyboard('{Backspace>7/}');
  await expect.poll(() => reloaded.tab.address).toBe('view=all');
  await reloaded.screen.unmount();

  // filters of a link that were removed by hand leave the whole list too
  const linked = await openAt('filter.step=x', page);
  await expect.element(step(linked)).toHaveValue('x');
  await userEvent.click(step(linked));
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => linked.tab.address).toBe('view=all');
  await linked.screen.unmount();

  const fresh = await openAt('', page);
  await expect.element(step(fresh)).toHaveValue('aprovação');
  await expect.element(chip(fresh, /^Aprovar/)).toHaveAttribute('aria-pressed', 'true');
});

test('C7.15 names the whole list in the address only if a default view exists', async () => {
  const page = sandboxPage(sandbox, 'mariana.costa');
  await page.client.call(createSavedView, { body: { list, name: 'Aprovar', state: byStep('aprovação') } });
  const opened = await openAt('', page);
  await chip(opened, 'Aprovar').click();
  await expect.poll(() => opened.tab.address).toContain('view=');
  await chip(opened, 'Todas').click();
  await expect.poll(() => opened.tab.address).toBe('');
});

test('C7.15 offers no views with a backend that does not answer the calls', async () => {
  sandbox.faults.next({ endpoint: 'savedViews.list', status: 404, times: 9 });
  const opened = await open();
  await userEvent.type(step(opened), 'conferência');
  await expect.poll(() => lastStep(opened)).toBe('conferência');
  expect(opened.screen.container.querySelector('[data-slot="save-view"], [data-slot="saved-views"]')).toBeNull();
});
