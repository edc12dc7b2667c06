import { expect, test } from 'vitest';
import { locales } from '../../rules/languages/locale.ts';
import { notificationTexts } from '../languages/notification-texts.ts';
import { notificationHtml, notificationOf } from './notification-content.ts';

const request = { idk: 48216, protocol: 'p', processTitle: 'Fundo fixo de caixa' };
const opened = (groups: readonly string[]) =>
  notificationOf('taskOpened', request, { step: 'Conferência', requester: 'Rafael Nunes', groups });

test('C9.01 a new task names its subject first, then its requester', () => {
  const texts = notificationTexts['pt-BR'];
  expect(notificationHtml(opened([]), texts)).toBe(
    '<b>Fundo fixo de caixa</b> <b>48216</b>, de Rafael Nunes, está com você na etapa <b>Conferência</b>',
  );
  expect(notificationHtml(opened(['Tesouraria', 'R&D']), texts)).toBe(
    '<b>Fundo fixo de caixa</b> <b>48216</b>, de Rafael Nunes, está na fila de Tesouraria, R&amp;D na etapa <b>Conferência</b>',
  );
});

test.each([
  [
    'en',
    '<b>Fundo fixo de caixa</b> <b>48216</b>, from Rafael Nunes, is in the queue of R&amp;D at step <b>Conferência</b>',
  ],
  [
    'es',
    '<b>Fundo fixo de caixa</b> <b>48216</b>, de Rafael Nunes, está en la cola de R&amp;D en la etapa <b>Conferência</b>',
  ],
] as const)('the sentence of a new task in %s', (locale, sentence) => {
  expect(notificationHtml(opened(['R&D']), notificationTexts[locale])).toBe(sentence);
});

test('the content has only the data of the sentence', () => {
  const state = { ...request, values: { salario: 1 }, requester: { id: 1 } };
  expect(notificationOf('canceled', state, { by: 'Ana' })).toEqual({
    name: 'canceled',
    request,
    values: { by: 'Ana' },
  });
  expect(locales).toEqual(Object.keys(notificationTexts));
});
