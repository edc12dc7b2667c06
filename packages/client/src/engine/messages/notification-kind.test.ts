import { expect, test } from 'vitest';
import {
  type NotificationKind,
  newTaskProcess,
  notificationKind,
  notificationKindOf,
} from '../../rules/notification-kind.ts';
import { notificationTexts } from '../languages/notification-texts.ts';
import type { NotificationName } from './notification-content.ts';

const request = { idk: 48216, protocol: 'a6919b5c', processTitle: 'Fundo & <b>caixa</b>, está com você' };
const by = 'Ana <b> aprovou a etapa <b>';

test('C10.11 every sentence of a notification has its kind, whatever users wrote in it', () => {
  const texts = notificationTexts['pt-BR'];
  const step = 'Conferir';
  const kinds: Record<NotificationName, readonly [string, NotificationKind]> = {
    taskOpened: [texts.taskOpened(request, { step, requester: by, groups: ['Contas <b>'] }), 'task'],
    approved: [texts.approved(request, { step, by }), 'approved'],
    rejected: [texts.rejected(request, { step, by: 'Bia' }), 'rejected'],
    finished: [texts.finished(request, {}), 'finished'],
    rate: [texts.rate(request, {}), 'rating'],
    canceled: [texts.canceled(request, { by }), 'canceled'],
    redirected: [texts.redirected(request, { by, from: 'A', to: 'B' }), 'canceled'],
    ended: [texts.ended(request, { by, motive: 'parou na etapa <b>' }), 'canceled'],
    transferred: [texts.transferred(request, { step, by }), 'transferred'],
    stopped: [texts.stopped(request, { step, failure: 'Sem resposta.' }), 'stopped'],
    addresseeLeftOut: [texts.addresseeLeftOut(request, { step, failure: 'Grupo inativo.' }), 'stopped'],
    commented: [texts.commented(request, { by: 'Ana' }), 'comment'],
    substituting: [texts.substituting(null, { name: by, from: '2026-12-01', to: '2026-12-11' }), 'other'],
    substitutionDeclined: [
      texts.substitutionDeclined(null, { substitute: 'Ana', name: 'Bia', from: '2026-12-01', to: '2026-12-11' }),
      'other',
    ],
  };
  for (const [name, [message, kind]] of Object.entries(kinds))
    expect([name, notificationKind(message), notificationKindOf(name)]).toEqual([name, kind, kind]);
  const own = texts.taskOpened(request, { step, requester: by, groups: [] });
  expect(own).toMatch(/está com você/);
  expect(notificationKind(own)).toBe('task');
  expect(notificationKindOf('constructor')).toBe('other');
  expect(notificationKind('Ana comentou na solicitação <b>48216</b>, <b>Férias</b>')).toBe('comment');
  expect(notificationKind('Aviso 1')).toBe('other');
});

test('C10.11 a new task names its process', () => {
  const texts = notificationTexts['pt-BR'];
  const message = texts.taskOpened(
    { ...request, processTitle: 'Fundo & caixa' },
    { step: 'Conferir', requester: 'Ana', groups: [] },
  );
  expect(newTaskProcess(message)).toBe('Fundo &amp; caixa');
  expect(newTaskProcess(texts.finished(request, {}))).toBeNull();
});
