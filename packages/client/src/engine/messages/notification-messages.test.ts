import { expect, test } from 'vitest';
import { notificationMessages } from './notification-messages.ts';

const request = { idk: 48216, protocol: 'p', processTitle: 'Fundo fixo de caixa' };

test('C9.01 a new task names its subject first, then its requester', () => {
  expect(notificationMessages.taskOpened(request, 'Conferência', 'Rafael Nunes')).toBe(
    '<b>Fundo fixo de caixa</b> <b>48216</b>, de Rafael Nunes, está com você na etapa <b>Conferência</b>',
  );
  expect(notificationMessages.taskOpened(request, 'Conferência', 'Rafael Nunes', ['Tesouraria', 'R&D'])).toBe(
    '<b>Fundo fixo de caixa</b> <b>48216</b>, de Rafael Nunes, está na fila de Tesouraria, R&amp;D na etapa <b>Conferência</b>',
  );
});
