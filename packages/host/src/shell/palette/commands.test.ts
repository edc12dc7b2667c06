import type { SavedView, Service, TaskRow, User } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { portalTexts as english } from '../../messages/en/portal.ts';
import { portalTexts } from '../../messages/pt/portal.ts';
import { type Findings, findCommands as findCommandsIn } from './commands.ts';

const user = { roles: 'ROLE_USER', showOnlyPersonalMenu: false } as User;
const restricted = { ...user, showOnlyPersonalMenu: true };
const nothing = { services: [], recent: [] };
const findCommands = (typed: string, by: User, findings: Findings, texts = portalTexts) =>
  findCommandsIn(typed, by, findings, texts);
const service = { id: 7, name: 'férias', title: 'Férias' } as Service;

test('finds pages and their groups, ignoring case and accents', () => {
  const labels = (typed: string) => findCommands(typed, user, nothing).map(({ hint, label }) => `${hint}: ${label}`);
  expect(labels('ATUALIZACOES')).toEqual(['Ir para: Atualizações']);
  expect(labels('atendimento conclu')).toEqual(['Atendimento: Concluídas']);
  expect(labels('nada disso')).toEqual([]);
});

test('a number offers to open a request, as the first command', () => {
  expect(findCommands(' #48206 ', user, nothing)[0]).toMatchObject({
    kind: 'request',
    idk: '48206',
    label: 'Abrir IDK 48206',
  });
  expect(findCommands('48206a', user, nothing)).toEqual([]);
});

test('offers services found by the server as requests, but no folders', () => {
  const folder = { ...service, id: 8, category: true } as Service;
  expect(findCommands('fer', user, { ...nothing, services: [service, folder] })).toMatchObject([
    { kind: 'service', label: 'Férias', to: '/services/f%C3%A9rias' },
  ]);
});

test('lists services whose title matches before those whose description matches', () => {
  const other = { ...service, id: 9, title: 'Conferência de estoque' } as Service;
  const speaking = { ...service, id: 10, title: 'Troca de loja' } as Service;
  expect(
    findCommands('fer', user, { ...nothing, services: [speaking, other, service] }).map(({ label }) => label),
  ).toEqual(['Conferência de estoque', 'Férias', 'Troca de loja']);
});

test('offers the outbox, which is not in the drawer, only to administrators', () => {
  const found = (roles: string) => findCommands('saida', { ...user, roles }, nothing).map(({ id }) => id);
  expect(found('ROLE_ADMIN')).toEqual(['/adm/outbox']);
  expect(found('ROLE_PROCESS_ANALYST')).toEqual([]);
});

test('offers the stored sheets, which are not in the drawer, to users who manage processes', () => {
  const found = (roles: string) => findCommands('planilhas', { ...user, roles }, nothing).map(({ id }) => id);
  expect(found('ROLE_PROCESS_ANALYST')).toEqual(['/adm/sheets']);
  expect(found('ROLE_ADMIN')).toEqual(['/adm/sheets']);
  expect(found('ROLE_REPORT')).toEqual([]);
});

test('does not offer pages the user may not see', () => {
  expect(findCommands('', restricted, nothing).map(({ hint }) => hint)).not.toContain('Atendimento');
});

test('C10.15 lists recent requests before pages, by process, step and number, without duplicates', () => {
  const row = { idk: 48072, process: 'Compra de materiais', step: 'Confirmar recebimento' } as TaskRow;
  const found = (typed: string) => findCommands(typed, user, { services: [], recent: [row] });
  expect(found('')[0]).toMatchObject({ group: 'recent', label: 'Compra de materiais', hint: 'IDK 48072' });
  expect(found('confirmar')[0]).toMatchObject({ reason: 'Confirmar recebimento' });
  expect(found('48072').map(({ group }) => group)).toEqual(['number']);
  expect(found('4807').map(({ group }) => group)).toEqual(['number', 'recent']);
});

test('C7.15 saved views open their list and are found by name, list and group', () => {
  const view = { id: 7, list: 'attendance/to-do', name: 'Compras do mês', group: { id: 1, name: 'Suprimentos' } };
  const find = (typed: string) => findCommands(typed, user, { ...nothing, views: [view as SavedView] });
  expect(find('')[0]).toMatchObject({ group: 'views', label: 'Compras do mês', to: '/attendance/to-do?view=7' });
  for (const typed of ['visoes', 'COMPRAS mes', 'suprimentos']) expect(find(typed)[0]?.id).toBe('view-7');
  expect(find('férias')).toEqual([]);
});

test('C10.15 a service matched only by its description shows the description', () => {
  const loan = { ...service, id: 9, title: 'Adiantamento', description: 'Dinheiro antes da viagem' } as Service;
  const [first] = findCommands('viagem', user, { ...nothing, services: [loan] });
  expect(first).toMatchObject({ label: 'Adiantamento', reason: 'Dinheiro antes da viagem' });
  const [named] = findCommands('adiant', user, { ...nothing, services: [loan] });
  expect(named?.reason).toBeUndefined();
});

test('E11.03 pages are found by the words of the chosen language', () => {
  const labels = (typed: string) => findCommands(typed, user, nothing, english).map(({ label }) => label);
  expect(labels('desk completed')).toEqual(['Completed']);
  expect(labels('atendimento')).toEqual([]);
});
