import { expect, test } from 'vitest';
import { type NotificationKind, newTaskProcess, notificationKind } from '../../rules/notification-kind.ts';
import { notificationMessages } from './notification-messages.ts';

const request = { idk: 48216, protocol: 'a6919b5c', processTitle: 'Fundo & <b>caixa</b>, está com você' };
const by = 'Ana <b> aprovou a etapa <b>';

test('C10.11 every sentence of a notification has its kind, whatever users wrote in it', () => {
  const kinds: Record<keyof typeof notificationMessages, readonly [string, NotificationKind]> = {
    taskOpened: [notificationMessages.taskOpened(request, 'Conferir', by, ['Contas <b>']), 'task'],
    approved: [notificationMessages.approved(request, 'Conferir', by), 'approved'],
    rejected: [notificationMessages.rejected(request, 'Conferir', 'Bia'), 'rejected'],
    finished: [notificationMessages.finished(request), 'finished'],
    rate: [notificationMessages.rate(request), 'rating'],
    canceled: [notificationMessages.canceled(request, by), 'canceled'],
    redirected: [notificationMessages.redirected(request, by, 'A', 'B'), 'canceled'],
    ended: [notificationMessages.ended(request, by, 'parou na etapa <b>'), 'canceled'],
    transferred: [notificationMessages.transferred(request, 'Conferir', by), 'transferred'],
    stopped: [notificationMessages.stopped(request, 'Conferir', 'Sem resposta.'), 'stopped'],
    addresseeLeftOut: [notificationMessages.addresseeLeftOut(request, 'Conferir', 'Grupo inativo.'), 'stopped'],
  };
  for (const [name, [message, kind]] of Object.entries(kinds))
    expect([name, notificationKind(message)]).toEqual([name, kind]);
  expect(notificationMessages.taskOpened(request, 'Conferir', by)).toMatch(/está com você/);
  expect(notificationKind(notificationMessages.taskOpened(request, 'Conferir', by))).toBe('task');
  expect(notificationKind('Ana comentou na solicitação <b>48216</b>, <b>Férias</b>')).toBe('comment');
  expect(notificationKind('Aviso 1')).toBe('other');
});

test('C10.11 a new task names its process', () => {
  const message = notificationMessages.taskOpened({ ...request, processTitle: 'Fundo & caixa' }, 'Conferir', 'Ana');
  expect(newTaskProcess(message)).toBe('Fundo &amp; caixa');
  expect(newTaskProcess(notificationMessages.finished(request))).toBeNull();
});
