import { expect, test } from 'vitest';
import { portalTexts } from '../messages/pt/portal.ts';
import { pageTitle } from './page-title.ts';

test.each([
  ['/services', 'Serviços', null],
  ['/services/ferias', 'Serviços', null],
  ['/my-tasks/to-do', 'À fazer', 'Minhas solicitações'],
  ['/attendance/to-do/48213', 'À fazer', 'Atendimento'],
  ['/my-attendance/to-do', 'Atribuídas a mim', 'Atendimento'],
  ['/attendance/canceled', 'Canceladas', 'Atendimento'],
  ['/my-attendance/finished', 'Atribuídas a mim, concluídas', 'Atendimento'],
  ['/report', 'Relatório', null],
  ['/dashboard', 'Dashboard', 'Relatório'],
  ['/report/task/0b1c2d3e', 'Solicitação', 'Relatório'],
  ['/governance/departments/3/sector/9', 'Área e Setor Responsável', 'Administrativo'],
  ['/governance/sectors/9/workflows', 'Área e Setor Responsável', 'Administrativo'],
  ['/adm/workflows', 'Processos', 'Administrativo'],
  ['/adm/groups', 'Grupos', 'Administrativo'],
  ['/adm/group/new', 'Grupos', 'Administrativo'],
  ['/adm/people', 'Pessoas', 'Administrativo'],
  ['/adm/people/import', 'Importar pessoas', 'Administrativo'],
  ['/adm/people/import/12', 'Importar pessoas', 'Administrativo'],
  ['/adm/outbox', 'Caixa de saída', 'Administrativo'],
  ['/adm/sheets', 'Planilhas gravadas', 'Administrativo'],
  ['/absences', 'Minhas ausências', null],
  ['/my-data', 'Meus dados', null],
  ['/nps/0b1c2d3e', 'Avaliação do atendimento', null],
])('%s has the title %s', (pathname, title, parent) => {
  expect(pageTitle(pathname, portalTexts)).toEqual({ title, parent });
});

test('an address that only starts with the one of a page has no title', () => {
  expect(pageTitle('/services-old', portalTexts)).toEqual({ title: '', parent: null });
});
