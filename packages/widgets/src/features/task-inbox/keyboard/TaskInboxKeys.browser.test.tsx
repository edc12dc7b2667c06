import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { sandboxPage } from '../../../testing/sandbox-session.tsx';
import { TaskInbox } from '../TaskInbox.tsx';
import type { OpenTask, TaskInboxProps } from '../task-inbox-props.ts';

const mixed = 'Não é permitido selecionar tarefas de processos e/ou etapas diferentes.';
const sandbox = await openSandbox(1440, 900);

/** The detail with the ways out that the list gave it. */
function Detail({ identifier, onFinished, onClose }: OpenTask) {
  return (
    <section aria-label="Detalhe">
      <p>{identifier}</p>
      <button type="button" onClick={onFinished}>
        Concluir
      </button>
      <button type="button" onClick={onClose}>
        Fechar
      </button>
    </section>
  );
}

async function open(props: Partial<TaskInboxProps> = {}, waits = true, page = sandboxPage(sandbox, 'mariana.costa')) {
  const screen = await render(
    page.wrap(
      <div>
        <button type="button">Da página</button>
        <div style={{ height: 800, display: 'flex' }}>
          <TaskInbox renderDetail={(task) => <Detail {...task} />} {...props} />
        </div>
      </div>,
    ),
  );
  if (waits) await expect.poll(() => screen.container.querySelector('tbody [data-task-link]')).not.toBeNull();
  return { ...page, screen };
}
type Opened = Awaited<ReturnType<typeof open>>;

const rowsOf = ({ screen }: Opened) =>
  [...screen.container.querySelectorAll('tbody tr')].filter((row) => row.querySelector('[data-task-link]'));
const textOf = (row: Element | undefined, part: string) => row?.querySelector(part)?.textContent ?? '';
const boxOf = (row: Element | undefined) => row?.querySelector<HTMLInputElement>('input[type="checkbox"]');
const selected = (opened: Opened) => rowsOf(opened).filter((row) => row.getAttribute('aria-selected') === 'true');
/** What rows of one step have in common. */
const kindOf = (row: Element | undefined) => {
  const cells = [...(row?.children ?? [])].map((cell) => cell.textContent);
  return `${textOf(row, '[data-task-link]').replace(' (não lida)', '')} ${cells[5]}`;
};

test('C10.10 rows that cannot join the selection are dimmed with the reason, and all of the step are offered', async () => {
  const opened = await open();
  await userEvent.selectOptions(opened.screen.getByLabelText('Linhas por página'), '50');
  await expect.poll(() => new Set(rowsOf(opened).map(kindOf)).size).toBeGreaterThan(1);
  const all = rowsOf(opened);
  const like = (one: Element | undefined) => all.filter((row) => kindOf(row) === kindOf(one));
  const first = all.find((row) => like(row).length > 1);
  const alike = like(first);
  const other = all.find((row) => kindOf(row) !== kindOf(first));
  const before = getComputedStyle(other?.querySelector('[data-task-link]') as Element).color;
  await userEvent.click(boxOf(first) as Element);
  await expect.poll(() => other?.getAttribute('title')).toBe(mixed);
  await expect.element(boxOf(other) as HTMLElement).toHaveAccessibleDescription(mixed);
  expect(getComputedStyle(other?.querySelector('[data-task-link]') as Element).color).not.toBe(before);
  expect(alike.map((row) => row.getAttribute('title'))).toEqual(alike.map(() => null));
  const offer = opened.screen.getByRole('button', { name: `Selecionar as ${alike.length} desta etapa` });
  await offer.click();
  await expect.poll(() => selected(opened).length).toBe(alike.length);
  expect(new Set(selected(opened).map(kindOf)).size).toBe(1);
  await expect.element(offer).not.toBeInTheDocument();
});

test('C10.16 the keys work as soon as the list is shown where the page lets the list take the focus', async () => {
  const opened = await open({ autoFocus: true });
  await expect.poll(() => document.activeElement?.hasAttribute('data-task-link')).toBe(true);
  await userEvent.keyboard('x');
  await expect.poll(() => selected(opened).length).toBe(1);
  await userEvent.keyboard('x');
  await userEvent.keyboard('j');
  await expect.poll(() => rowsOf(opened)[1]?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('k');
  await expect.poll(() => rowsOf(opened)[0]?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('?');
  await expect.element(opened.screen.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible();
  // while a dialog is open the keys do not control the list
  await userEvent.keyboard('x');
  expect(selected(opened)).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(opened.screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => rowsOf(opened)[0]?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.element(opened.screen.getByRole('region', { name: 'Detalhe' })).toBeVisible();
});

test('C10.16 C10.22 the row that gets the focus on arrival shows its ring and actions only after a key', async () => {
  const opened = await open({ autoFocus: true });
  await expect.poll(() => document.activeElement?.hasAttribute('data-task-link')).toBe(true);
  const ring = () => getComputedStyle(document.activeElement as Element, '::after').borderTopColor;
  const actions = (at: number) => rowsOf(opened)[at]?.querySelector('[data-slot="row-actions"]') as Element;
  expect(ring()).toBe('rgba(0, 0, 0, 0)');
  expect(getComputedStyle(actions(0)).opacity).toBe('0');
  await userEvent.keyboard('j');
  await expect.poll(() => rowsOf(opened)[1]?.contains(document.activeElement)).toBe(true);
  expect(ring()).not.toBe('rgba(0, 0, 0, 0)');
  expect(getComputedStyle(actions(1)).opacity).toBe('1');
});

test('C10.16 the keys are not taken from a page that has the focus elsewhere, nor while one types', async () => {
  const opened = await open();
  (opened.screen.getByRole('button', { name: 'Da página' }).element() as HTMLElement).focus();
  await userEvent.keyboard('xj?');
  expect(selected(opened)).toHaveLength(0);
  expect(opened.screen.getByRole('dialog').query()).toBeNull();
  const filter = opened.screen.getByRole('textbox', { name: 'Filtrar por Etapa' });
  await userEvent.click(filter);
  await userEvent.keyboard('xjk?');
  await expect.element(filter).toHaveValue('xjk?');
  expect(selected(opened)).toHaveLength(0);
});

test('C10.16 the focused row has one ring over all its cells', async () => {
  const opened = await open({ autoFocus: true });
  await expect.poll(() => document.activeElement?.hasAttribute('data-task-link')).toBe(true);
  const head = opened.screen.getByRole('columnheader', { name: 'Processo' }).element();
  const before = head.getBoundingClientRect().width;
  await userEvent.keyboard('j');
  const row = rowsOf(opened)[1] as Element;
  await expect.poll(() => row.contains(document.activeElement)).toBe(true);
  const ring = getComputedStyle(document.activeElement as Element, '::after');
  expect([ring.borderTopWidth, ring.borderRightWidth, ring.borderBottomWidth, ring.borderLeftWidth]).toEqual(
    Array(4).fill('2px'),
  );
  expect([ring.position, ring.inset, ring.pointerEvents]).toEqual(['absolute', '0px', 'none']);
  expect(Number(ring.zIndex)).toBeGreaterThan(1);
  // the columns stay as they are
  expect(head.getBoundingClientRect().width).toBe(before);
  expect(Math.round(Number.parseFloat(ring.width) + 4)).toBe(Math.round(row.getBoundingClientRect().width));
});

test('C10.20 after a failed load no skeleton, key hint or pager stays', async () => {
  sandbox.faults.next({ endpoint: 'tasks.list', status: 500, times: 9 });
  const { screen } = await open({}, false);
  await expect.element(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  for (const slot of ['skeleton', 'kbd', 'pagination']) {
    expect(screen.container.querySelectorAll(`[data-slot="${slot}"]`), slot).toHaveLength(0);
  }
});

test('C7.13 finishing a task closes it, and opens the next one once that is chosen in the menu of the list', async () => {
  const opened = await open();
  const { screen } = opened;
  const detail = screen.getByRole('region', { name: 'Detalhe' });
  const uuids = rowsOf(opened).map((row) => row.querySelector('[data-task-link]')?.getAttribute('data-task-link'));
  await userEvent.click(rowsOf(opened)[0]?.querySelector('[data-task-link]') as Element);
  await screen.getByRole('button', { name: 'Concluir' }).click();
  await expect.element(detail).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Opções da lista' }).click();
  const choice = screen.getByRole('menuitemcheckbox', { name: 'Abrir a próxima ao concluir' });
  await expect.element(choice).toHaveAttribute('aria-checked', 'false');
  await choice.click();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(rowsOf(opened)[0]?.querySelector('[data-task-link]') as Element);
  await screen.getByRole('button', { name: 'Concluir' }).click();
  await expect.element(screen.getByText(String(uuids[1]), { exact: true })).toBeVisible();
  // closing is not finishing
  await screen.getByRole('button', { name: 'Fechar' }).click();
  await expect.element(detail).not.toBeInTheDocument();
});

test('C7.14 a list opens as its address says, and every change goes into the address', async () => {
  const onAddressChange = vi.fn();
  const opened = await open({ address: '?filter.step=conferência&order=idk:ASC', onAddressChange });
  const { screen } = opened;
  await expect.element(screen.getByRole('textbox', { name: 'Filtrar por Etapa' })).toHaveValue('conferência');
  await expect.element(screen.getByRole('columnheader', { name: 'IDK' })).toHaveAttribute('aria-sort', 'ascending');
  const asked = opened.sent('GET', /^\/v1\/tasks$/).at(-1)?.search;
  expect([asked?.get('step'), asked?.get('orderByIdk')]).toEqual(['conferência', 'ASC']);
  expect(onAddressChange).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Prazo' }).click();
  await expect.poll(() => new URLSearchParams(onAddressChange.mock.lastCall?.[0]).get('order')).toBe('dueAt:ASC');
});

test('C7.14 a link leaves the filters that the reader kept as they are', async () => {
  const page = sandboxPage(sandbox, 'mariana.costa');
  const visit = async (address: string) => {
    const opened = await open({ address, onAddressChange: vi.fn() }, false, page);
    return { ...opened, step: opened.screen.getByRole('textbox', { name: 'Filtrar por Etapa' }) };
  };
  const own = await visit('');
  await userEvent.type(own.step, 'aprovação');
  const key = 'tramita:ana:tasks.attendance.to-do.filters';
  await expect.poll(() => page.storage.getItem(key)).toContain('aprovação');
  await own.screen.unmount();
  const linked = await visit('?filter.step=conferência');
  await expect.element(linked.step).toHaveValue('conferência');
  await userEvent.type(linked.step, 's');
  await expect
    .poll(() =>
      linked
        .sent('GET', /^\/v1\/tasks$/)
        .at(-1)
        ?.search.get('step'),
    )
    .toBe('conferências');
  expect(page.storage.getItem(key)).toContain('aprovação');
  await linked.screen.unmount();
  const back = await visit('');
  await expect.element(back.step).toHaveValue('aprovação');
});
