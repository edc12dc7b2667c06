import { finishTask, getTask, getTaskDraft, saveTaskDraft } from '@tramita/client/contract';
import { sandboxIds } from '@tramita/server/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { sandboxPage } from '../../../testing/sandbox-session.tsx';
import { openTimers } from '../../../testing/timer-delays.ts';
import { button, field, loaded, message, type OpenOptions, type OpenTask, openTask } from '../testing/open-task.tsx';

const { uuid } = sandboxIds.tasks.refundHeld;
const sandbox = await openSandbox(1280, 900);

const open = (options: OpenOptions = {}) => openTask(sandbox, 'mariana.costa', uuid, options);
const elsewhere = () => sandboxPage(sandbox, 'mariana.costa').client;
/** Time from the last change to the save, in milliseconds. */
const draftRestMs = 1500;
const draftOf = async () => (await elsewhere().call(getTaskDraft, { params: { uuid } })).draft;
const saves = (opened: OpenTask) => opened.sent('PUT', /\/draft$/);
const comment = (opened: OpenTask) => field(opened, 'Novo comentário');
const saveElsewhere = (revision: number, parecer: string) =>
  elsewhere().call(saveTaskDraft, { params: { uuid }, body: { values: { parecer }, revision } });

test('typed input and the comment are sent to the server shortly after the last key', async () => {
  const opened = await open();
  await field(opened, 'Parecer').fill('Meio');
  await field(opened, 'Parecer').fill('Meio parecer');
  await comment(opened).fill('Meia frase');
  await expect.poll(draftOf).toMatchObject({
    values: { parecer: 'Meio parecer' },
    comment: 'Meia frase',
  });
  expect(saves(opened).length).toBeLessThanOrEqual(2);
  await expect.element(opened.screen.getByText(/^Rascunho salvo às/)).toBeVisible();
});

test('a draft is restored on another machine, with a way back that forgets it everywhere', async () => {
  const first = await open();
  await loaded(first);
  const before = (field(first, 'Parecer').element() as HTMLTextAreaElement).value;
  await field(first, 'Parecer').fill('De casa');
  await comment(first).fill('Também de casa');
  await first.screen.unmount();
  await expect.poll(draftOf).toMatchObject({ values: { parecer: 'De casa' } });

  const again = await open();
  await message(again, /^O seu rascunho, salvo .*, foi restaurado$/);
  await expect.element(field(again, 'Parecer')).toHaveValue('De casa');
  await expect.element(comment(again)).toHaveValue('Também de casa');
  await button(again, 'Descartar').click();
  await expect.element(field(again, 'Parecer')).toHaveValue(before);
  await expect.element(comment(again)).toHaveValue('');
  await expect.poll(draftOf).toBeNull();
  expect(again.screen.getByText(/foi restaurado$/).query()).toBeNull();
});

test('a draft restored from this browser shows a message, and typing accepts it', async () => {
  const first = await open();
  await field(first, 'Parecer').fill('Meio parecer');
  await first.screen.unmount();
  const again = await open({ visit: first.visit });
  await message(again, /foi restaurado$/);
  await expect.element(field(again, 'Parecer')).toHaveValue('Meio parecer');
  await field(again, 'Parecer').fill('Meio parecer, e mais');
  await expect.poll(() => again.screen.getByText(/foi restaurado$/).query()).toBeNull();
});

test('a draft saved elsewhere meanwhile is offered on opening, and taken', async () => {
  const first = await open();
  await field(first, 'Parecer').fill('Daqui');
  await expect.poll(draftOf).toMatchObject({ revision: 1 });
  await first.screen.unmount();
  await saveElsewhere(1, 'De outro lugar');
  const again = await open({ visit: first.visit });
  await message(again, /^Há outro rascunho seu desta tarefa, salvo/);
  await expect.element(field(again, 'Parecer')).toHaveValue('Daqui');
  await button(again, 'Usar o outro rascunho').click();
  await expect.element(field(again, 'Parecer')).toHaveValue('De outro lugar');
  expect(again.screen.getByText(/^Há outro rascunho/).query()).toBeNull();
});

test('a draft that another tab saved first is shown with a choice; keeping the screen overwrites it', async () => {
  const opened = await open();
  await field(opened, 'Parecer').fill('Daqui');
  await expect.poll(draftOf).toMatchObject({ revision: 1 });
  await saveElsewhere(1, 'Da outra aba');
  await field(opened, 'Parecer').fill('Daqui, mais longo');
  await message(opened, /^Outra aba ou dispositivo salvou um rascunho desta tarefa/);
  await expect.element(field(opened, 'Parecer')).toHaveValue('Daqui, mais longo');
  expect(await draftOf()).toMatchObject({ values: { parecer: 'Da outra aba' } });
  await button(opened, 'Manter o que está na tela').click();
  await expect.poll(draftOf).toMatchObject({ values: { parecer: 'Daqui, mais longo' }, revision: 3 });
});

test('finishing ends the draft, here and on the server', async () => {
  const plannedSaves = openTimers(draftRestMs);
  const opened = await open();
  await field(opened, 'Parecer').fill('Tudo certo.');
  await expect.poll(draftOf).not.toBeNull();
  await button(opened, 'Aprovar').click();
  await expect.poll(() => opened.onClose.mock.calls.length).toBe(1);
  await opened.screen.unmount();
  expect(await draftOf()).toBeNull();
  expect(plannedSaves()).toBe(0);
});

test('no draft is sent after the task itself, however slow the answers are', async () => {
  const opened = await open();
  await loaded(opened);
  sandbox.faults.next({ endpoint: 'drafts.save', delayMs: 400 });
  await field(opened, 'Parecer').fill('Tudo certo.');
  await expect.poll(() => saves(opened).length).toBe(1);
  // the first response is lost, the second is delayed: long enough for another draft
  sandbox.faults.next({ endpoint: 'tasks.finish', status: 500 });
  await button(opened, 'Aprovar').click();
  await message(opened, 'Não foi possível finalizar a tarefa');
  await expect.poll(draftOf).toMatchObject({ values: { parecer: 'Tudo certo.' } });
  const kept = saves(opened).length;
  await field(opened, 'Parecer').fill('Tudo certo mesmo.');
  sandbox.faults.next({ endpoint: 'tasks.finish', delayMs: 2000 });
  await button(opened, 'Aprovar').click();
  await expect.poll(() => opened.onClose.mock.calls.length).toBe(1);
  expect(saves(opened)).toHaveLength(kept);
});

test('a task finished elsewhere takes no draft any more, and nothing is said of it', async () => {
  const opened = await open();
  await loaded(opened);
  await elsewhere().call(finishTask, { params: { uuid }, body: { approved: true } });
  await field(opened, 'Parecer').fill('Tarde demais');
  await expect.poll(() => saves(opened)[0]?.state).toBe('answered');
  await expect.element(field(opened, 'Parecer')).toHaveValue('Tarde demais');
  expect(opened.screen.getByText('Rascunho salvo só neste navegador').query()).toBeNull();
});

test('a server that fails leaves the draft in this browser, and says that', async () => {
  sandbox.faults.next({ endpoint: 'drafts.save', status: 500 });
  const opened = await open();
  await field(opened, 'Parecer').fill('Meio parecer');
  await expect.element(opened.screen.getByText('Rascunho salvo só neste navegador')).toBeVisible();
  await field(opened, 'Parecer').fill('Meio parecer, e mais');
  await expect.poll(draftOf).toMatchObject({ values: { parecer: 'Meio parecer, e mais' } });
  await expect.element(opened.screen.getByText(/^Rascunho salvo às/)).toBeVisible();
});

test('against a backend without drafts everything works in the browser alone', async () => {
  const additions: string[] = [];
  sandbox.faults.next({ endpoint: 'session.capabilities', status: 200, body: { additions, version: '1' }, times: 9 });
  const plannedSaves = openTimers(draftRestMs);
  const opened = await open();
  await field(opened, 'Parecer').fill('Meio parecer');
  await expect.element(opened.screen.getByText(/^Rascunho salvo às/)).toBeVisible();
  await expect.poll(plannedSaves).toBe(0);
  expect(opened.calls.filter(({ path }) => path.endsWith('/draft') || path.endsWith('/presence'))).toEqual([]);
  await opened.screen.unmount();
  const again = await open({ visit: opened.visit });
  await expect.element(field(again, 'Parecer')).toHaveValue('Meio parecer');
  await button(again, 'Descartar').click();
  await expect.element(field(again, 'Parecer')).not.toHaveValue('Meio parecer');
});

test('a chosen file is part of the draft: the server keeps it, this browser does not', async () => {
  const task = await elsewhere().call(getTask, { params: { uuid } });
  const receipt = { id: '1.recibo', name: 'recibo', label: 'Recibo', type: 'file', rules: {} };
  const fields = [...task.fields, receipt];
  sandbox.faults.next({ endpoint: 'tasks.get', status: 200, body: { ...task, fields }, times: 9 });
  const opened = await open();
  await userEvent.upload(opened.screen.getByLabelText(/^Recibo/), new File(['ABC'], 'recibo.txt'));
  const kept = { recibo: expect.stringMatching(/^filename:recibo\.txt;data:/) };
  await expect.poll(draftOf).toMatchObject({ values: kept });
  await opened.screen.unmount();
  const again = await open({ visit: opened.visit });
  await expect.element(again.screen.getByRole('button', { name: 'Remover recibo.txt' })).toBeVisible();
  expect(opened.visit.storage.getItem(`tramita:ana:draft.task.${uuid}`) ?? '').not.toContain('recibo');
  await again.screen.unmount();
  expect(await draftOf()).toMatchObject({ values: kept });
});
