import { type Sandbox, sandboxIds, sharedSandbox } from '@tramita/server/sandbox';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { button, loaded, message, openTask } from './testing/open-task.tsx';

const { tasks, requests } = sandboxIds;
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await sharedSandbox();
});
beforeEach(async () => {
  await browserPage.viewport(1280, 900);
  await sandbox.reset();
});

const open = (userName: string, identifier: string, options = {}) => openTask(sandbox, userName, identifier, options);

test('C10.01 until the task is held, taking it is the only main action and all others share one reason', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  await loaded(opened);
  const bar = opened.screen.container.querySelector('footer');
  const named = [...(bar?.querySelectorAll('[data-action]') ?? [])].map((one) => one.getAttribute('data-action'));
  expect(named).toEqual(['transfer', 'reject', 'approve', 'assign']);
  expect(opened.screen.getByRole('button', { name: 'Atribuir a mim' }).elements()).toHaveLength(1);
  await expect.element(button(opened, 'Atribuir a mim')).toHaveAttribute('data-variant', 'primary');
  for (const name of ['Transferir', 'Reprovar', 'Aprovar']) {
    await expect.element(button(opened, name)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button(opened, name)).toHaveAccessibleDescription('Atribua a tarefa a você para continuar');
    await expect.element(button(opened, name)).not.toHaveAttribute('data-variant', 'primary');
  }
  expect(bar?.textContent).toContain('Atribua a tarefa a você para continuar');
});

test('C10.01 once the task is held, the button in the head is pressed in the accent, and the decision is the main action', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  await loaded(opened);
  (button(opened, 'Atribuir a mim').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await message(opened, 'Tarefa atribuída a você');
  const held = button(opened, 'Atribuído a mim');
  await expect.element(held).toHaveAttribute('aria-pressed', 'true');
  expect(held.element().closest('header')).not.toBeNull();
  expect(opened.screen.getByRole('button', { name: 'Atribuir a mim' }).query()).toBeNull();
  const pressed = getComputedStyle(held.element());
  const plain = getComputedStyle(button(opened, 'Transferir').element());
  expect(pressed.backgroundColor).not.toBe(plain.backgroundColor);
  expect(pressed.color).not.toBe(plain.color);
  await expect.element(button(opened, 'Aprovar')).toHaveAttribute('data-variant', 'primary');
  // the focused button was removed: the focus must not move to the page
  await expect.poll(() => document.activeElement?.textContent).toBe('Reembolso de despesas');
});

test('C2.07 a request in progress of another user has no bar of actions', async () => {
  const opened = await open('mariana.costa', requests.serviceFailed.protocol, { useRequests: true });
  await loaded(opened);
  await expect.element(opened.screen.getByRole('textbox', { name: 'Novo comentário' })).toBeVisible();
  expect(opened.screen.container.querySelector('footer')).toBeNull();
  expect(opened.screen.getByRole('button', { name: 'Cancelar' }).query()).toBeNull();
});

test('C10.04 header and panel count the same steps, the first and the last named as on the sent page', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  const list = opened.screen.getByRole('list', { name: 'Etapas' });
  await expect.element(list).toBeVisible();
  const stops = [...list.element().children];
  const counted = stops.filter((stop) => stop.getAttribute('data-state') !== 'skipped');
  const at = counted.findIndex((stop) => stop.getAttribute('aria-current') === 'step') + 1;
  await message(opened, `${at} de ${counted.length}`);
  await expect.element(opened.screen.getByRole('img', { name: `Etapa ${at} de ${counted.length}` })).toBeVisible();
  expect(stops[0]?.textContent).toContain('Solicitação enviada');
  expect(stops.at(-1)?.textContent).toContain('Concluída');
  expect(stops.filter((stop) => stop.textContent?.includes('Concluída'))).toHaveLength(1);
});

test('C10.04 a skipped step says that it was not necessary', async () => {
  const opened = await open('rafael.nunes', requests.finishedToRate.protocol, { useRequests: true, page: 'my-tasks' });
  const list = opened.screen.getByRole('list', { name: 'Etapas' });
  await expect.element(list).toBeVisible();
  const skipped = [...list.element().querySelectorAll('[data-state="skipped"]')];
  expect(skipped.length).toBeGreaterThan(0);
  for (const stop of skipped) expect(stop.textContent).toContain('Não foi necessária');
  expect(list.element().querySelectorAll('[data-state="ahead"]')).toHaveLength(0);
});

test('C11.06 a stopped request names the step where it stopped in the head and in the panel', async () => {
  const { protocol } = requests.serviceFailed;
  const opened = await open('bruno.amaral', protocol, { useRequests: true, readOnly: true });
  await loaded(opened);
  await expect.element(opened.screen.getByText('Etapa: Lançar no ERP')).toBeVisible();
  await expect.element(opened.screen.getByRole('list', { name: 'Etapas' })).toBeVisible();
  const stopped = opened.screen.container.querySelector('[data-slot="track-list"] [data-state="fail"]');
  expect(stopped?.textContent).toContain('Lançar no ERP');
});

test('T4.6.01 the question about executing a step again closes once the detail shows the new task', async () => {
  const opened = await open('bruno.amaral', requests.serviceFailed.protocol, { useRequests: true });
  const { screen } = opened;
  await screen.getByRole('button', { name: 'Executar novamente: Lançar no ERP' }).click();
  const question = screen.getByRole('alertdialog', { name: 'Deseja executar novamente a etapa Lançar no ERP?' });
  // the new task arrives long after the new timeline
  sandbox.faults.next({ endpoint: 'requests.get', delayMs: 500 });
  await question.getByRole('button', { name: 'Sim' }).click();
  await message(opened, 'A solicitação está na etapa Confirmar pagamento.');
  expect(screen.getByText('Etapa: Confirmar pagamento').elements()).toHaveLength(1);
  await expect.element(question).not.toBeInTheDocument();
});

test('C10.08 facts and steps stay in view while the form scrolls', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  await expect.element(opened.screen.getByRole('list', { name: 'Etapas' })).toBeVisible();
  const aside = opened.screen.container.querySelector('aside') as HTMLElement;
  const main = aside.previousElementSibling as HTMLElement;
  const before = aside.getBoundingClientRect().top;
  expect(main.scrollHeight).toBeGreaterThan(main.clientHeight);
  main.scrollTop = main.scrollHeight;
  await expect.poll(() => main.scrollTop).toBeGreaterThan(0);
  expect(aside.getBoundingClientRect().top).toBe(before);
  const facts = opened.screen.container.querySelector('dl')?.getBoundingClientRect();
  expect(facts?.top).toBeGreaterThanOrEqual(before);
  // on a narrow page there is one column, which scrolls as a whole
  await browserPage.viewport(390, 844);
  expect(getComputedStyle(main).overflowY).toBe('visible');
});
