import { expect, test } from 'vitest';
import { ruleTexts as en } from '../languages/en.ts';
import { ruleTexts as es } from '../languages/es.ts';
import { auditLabels } from './audit-values.ts';

const portuguese = auditLabels();
const english = auditLabels(en, 'en-GB');
const spanish = auditLabels(es, 'es');
const inAll = (attribute: string, value: unknown) =>
  [portuguese, english, spanish].map((labels) => labels.value(attribute, value));

test('codes, yes and no, and hidden values are shown in the language of the texts', () => {
  expect(inAll('slaCounting', 'WORKING')).toEqual(['Horas úteis', 'Business hours', 'Horas hábiles']);
  expect(inAll('status', 'IN_PROGRESS')).toEqual(['Em andamento', 'In progress', 'En curso']);
  expect(inAll('roles', 'ROLE_REPORT,ROLE_ADMIN')).toEqual([
    'Relatórios\nAdministrador',
    'Reports\nAdministrator',
    'Reportes\nAdministrador',
  ]);
  expect(inAll('events', ['request.started', 'later.event'])[1]).toBe('Request started\nlater.event');
  expect(inAll('active', true)).toEqual(['Sim', 'Yes', 'Sí']);
  expect(inAll('active', false)).toEqual(['Não', 'No', 'No']);
  expect(inAll('reason', '(oculto)')).toEqual(['(oculto)', '(hidden)', '(oculto)']);
  expect(inAll('active', null)).toEqual(['', '', '']);
});

test('a status of the register that is named as a code stays, because only a text is a code', () => {
  expect(portuguese.value('status', { id: 1, name: 'FINISHED' })).toBe('FINISHED');
});

test('times are those of São Paulo, and days have no time zone', () => {
  expect(inAll('expiresAt', '2026-03-03T01:30:00.000Z')).toEqual(Array(3).fill('02/03/2026 22:30'));
  expect(inAll('startsOn', '2026-03-03')).toEqual(Array(3).fill('03/03/2026'));
});

test('working hours, own days, substitutes and attachments are shown in words', () => {
  const day = [{ start: '08:00', end: '12:00' }];
  expect(portuguese.value('week', [[], day, [...day, { start: '13:00', end: '18:00' }], [], [], [], []])).toBe(
    'seg. 08:00–12:00\nter. 08:00–12:00, 13:00–18:00',
  );
  expect(english.value('week', [[], day, [], [], [], [], []])).toBe('Mon 08:00–12:00');
  const ownDays = [
    { date: '12-24', name: 'Véspera', intervals: day },
    { date: '2026-11-23', name: 'Inventário', intervals: [] },
  ];
  expect(inAll('ownDays', ownDays)).toEqual(Array(3).fill('24/12 Véspera 08:00–12:00\n23/11/2026 Inventário'));
  expect(portuguese.value('substitutes', [{ id: 5, name: 'Eva', processes: [{ id: 2, title: 'Viagens' }] }])).toBe(
    'Eva: Viagens',
  );
  expect(inAll('attachments', [{ name: 'a.png', type: 'IMAGE' }])).toEqual([
    'a.png (Imagem)',
    'a.png (Image)',
    'a.png (Imagen)',
  ]);
});

test('names a report by its type, a setting and the trail itself in words, and the server and its commands in the language of the texts', () => {
  expect(english.objectName({ kind: 'report', id: 'b0a0', name: 'LIST' })).toBe('List');
  expect(english.objectName({ kind: 'audit', id: 'b0a0', name: 'Trilha de auditoria' })).toBe('Audit trail');
  expect(english.objectName({ kind: 'setting', id: 'forward_tasks_to_superior', name: null })).toMatch(
    /^Forward tasks/,
  );
  expect(english.objectName({ kind: 'group', id: '7', name: null })).toBe('7');
  expect(english.objectName({ kind: 'call', id: null, name: null })).toBeNull();
  expect(english.actor({ id: null, name: 'Sistema' })).toBe('System');
  expect(english.actor({ id: null, name: 'Linha de comando' })).toBe('Command line');
  expect(english.actor({ id: 7, name: 'Sistema' })).toBe('Sistema');
});

test('refusals and reasons are named if they are codes, and texts of users stay', () => {
  const inAllReasons = (reason: string) => [portuguese, english, spanish].map((labels) => labels.reason(reason));
  expect(inAllReasons('LAST_ADMIN')).toEqual([
    'Último administrador ativo',
    'Last active administrator',
    'Último administrador activo',
  ]);
  expect(inAllReasons('FIRST_ADMIN')[1]).toBe('First administrator, set in the configuration');
  for (const text of ['LATER_CODE', 'yes', 'Pedido do gestor']) {
    expect(inAllReasons(text)).toEqual([text, text, text]);
  }
});
