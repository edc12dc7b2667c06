import { addComment, announcePresence, finishTask } from '@tramita/client/contract';
import { type Sandbox, sandboxIds, sharedSandbox } from '@tramita/server/sandbox';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { breachesOfAxe } from '../../testing/breaches-of-axe.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { bodyOf, button, field, loaded, message, type OpenTask, openTask } from './testing/open-task.tsx';

const { tasks, requests } = sandboxIds;
const { uuid } = tasks.refundHeld;
let sandbox: Sandbox;
/** For a machine that does other things as well. */

beforeAll(async () => {
  await browserPage.viewport(1280, 900);
  sandbox = await sharedSandbox();
});
beforeEach(() => sandbox.reset());

const open = (userName = 'mariana.costa') => openTask(sandbox, userName, uuid);
const as = (userName: string) => sandboxPage(sandbox, userName).client;
const announce = (userName: string, isEditing = false) =>
  as(userName).call(announcePresence, { params: { uuid }, body: { isEditing } });
const announced = (opened: OpenTask) => opened.sent('PUT', /\/presence$/);
/** Reports again that the task is open, without waiting for the interval. */
const sayAgain = () => document.dispatchEvent(new Event('visibilitychange'));

test('who else has the task open is named, with whether they type, and a face in the head', async () => {
  await announce('priscila.reis', true);
  await announce('juliana.prado');
  const opened = await open();
  await message(
    opened,
    /^(Priscila Reis e Juliana Prado|Juliana Prado e Priscila Reis) também estão com esta tarefa aberta$/,
  );
  expect(opened.screen.getByRole('alert').element().textContent).toContain('Priscila Reis está preenchendo.');
  const faces = () => opened.screen.container.querySelectorAll('header [data-slot="avatar"]').length;
  await expect.poll(faces).toBe(2);
  expect(await breachesOfAxe(opened.screen.container)).toEqual([]);
  await button(opened, 'Entendi').click();
  await expect.poll(() => opened.screen.getByText(/também estão/).query()).toBeNull();
});

test('other users see at once that a user starts to type, and that they left', async () => {
  const opened = await open();
  await expect.poll(() => announced(opened)[0]?.state).toBe('answered');
  expect(bodyOf(announced(opened)[0])).toEqual({ isEditing: false });
  await field(opened, 'Parecer').fill('Conferindo.');
  await expect.poll(() => announced(opened).length).toBe(2);
  expect(bodyOf(announced(opened)[1])).toEqual({ isEditing: true });
  await expect.poll(async () => (await announce('priscila.reis')).others[0]?.isEditing).toBe(true);
  await opened.screen.unmount();
  await expect.poll(async () => (await announce('priscila.reis')).others).toEqual([]);
});

test('it is said every 20 s while the task is open, and taken back when the page goes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const opened = await open();
    await expect.poll(() => announced(opened)[0]?.state).toBe('answered');
    vi.advanceTimersByTime(19_000);
    expect(announced(opened)).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    await expect.poll(() => announced(opened)).toHaveLength(2);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect.poll(() => opened.sent('DELETE', /\/presence$/)[0]?.state).toBe('answered');
  } finally {
    vi.useRealTimers();
  }
});

test('changes by another user are shown: who, what and when; reloading keeps typed input', async () => {
  const opened = await open();
  await expect.poll(() => announced(opened)[0]?.state).toBe('answered');
  await field(opened, 'Parecer').fill('Ainda escrevendo.');
  await as('juliana.prado').call(addComment, {
    params: { id: requests.refundHeldByMariana.idk },
    body: { comments: 'Com urgência, por favor.' },
  });
  sayAgain();
  await message(opened, 'A tarefa mudou desde que você a abriu');
  const alert = opened.screen.getByRole('alert').element().textContent;
  expect(alert).toContain('Juliana Prado comentou na solicitação');
  expect(alert).toMatch(/há|agora/);
  await button(opened, 'Recarregar').click();
  await expect.poll(() => opened.screen.getByText('A tarefa mudou desde que você a abriu').query()).toBeNull();
  await expect.element(opened.screen.getByText('Com urgência, por favor.')).toBeVisible();
  await expect.element(field(opened, 'Parecer')).toHaveValue('Ainda escrevendo.');
});

test('changes by the user themselves cause no warning', async () => {
  const opened = await open();
  await expect.poll(() => announced(opened)[0]?.state).toBe('answered');
  await field(opened, 'Novo comentário').fill('Conferindo.');
  await button(opened, 'Comentar').click();
  await button(opened, 'Não').click();
  sayAgain();
  await expect.poll(() => announced(opened).at(-1)?.state).toBe('answered');
  expect(opened.screen.getByText('A tarefa mudou desde que você a abriu').query()).toBeNull();
});

test('reloading a task that was finished elsewhere shows its current state', async () => {
  const opened = await open('priscila.reis');
  await expect.poll(() => announced(opened)[0]?.state).toBe('answered');
  await as('mariana.costa').call(finishTask, { params: { uuid }, body: { approved: true } });
  sayAgain();
  await message(opened, 'A tarefa mudou desde que você a abriu');
  await button(opened, 'Recarregar').click();
  await expect.poll(() => opened.screen.getByRole('button', { name: 'Atribuir a mim' }).query()).toBeNull();
});

test('a failed presence call has no effect on other users', async () => {
  sandbox.faults.next({ endpoint: 'presence.announce', status: 500, times: 9 });
  const opened = await open();
  await loaded(opened);
  await expect.poll(() => announced(opened)[0]?.state).toBe('answered');
  expect(opened.screen.container.querySelector('[data-slot="snackbar"], [role="alert"]')).toBeNull();
});
