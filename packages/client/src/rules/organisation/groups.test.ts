import { expect, test } from 'vitest';
import { type GroupDraft, groupProblems } from './groups.ts';

const group: GroupDraft = { name: 'Compras', active: false, members: [1], branches: [], jobtitles: [] };

test('P5.03 rejects a group without a name, or with a name of blanks', () => {
  const refused = { name: 'Preenche o nome do grupo' };
  expect(groupProblems({ ...group, name: '' }, 'attendance')).toEqual(refused);
  expect(groupProblems({ ...group, name: ' \n' }, 'attendance')).toEqual(refused);
  expect(groupProblems({ ...group, name: undefined }, 'initializer')).toEqual(refused);
  expect(groupProblems(group, 'attendance')).toEqual({});
});

test('P5.04 P9.05 a name has at most 100 characters, without blanks around it', () => {
  expect(groupProblems({ ...group, name: ` ${'a'.repeat(100)} ` }, 'attendance')).toEqual({});
  expect(groupProblems({ ...group, name: 'a'.repeat(101) }, 'attendance')).toEqual({
    name: 'Preenche um nome com no máximo 100 caractéres',
  });
});

test('P5.05 requires whether a group is active', () => {
  const refused = { active: 'Selecione se o grupo está ativo ou não' };
  expect(groupProblems({ ...group, active: null }, 'attendance')).toEqual(refused);
  expect(groupProblems({ ...group, active: undefined }, 'initializer')).toEqual(refused);
});

test('P5.06 an attendance group requires a member', () => {
  expect(groupProblems({ ...group, members: [], branches: [1], jobtitles: [1] }, 'attendance')).toEqual({
    members: 'Escolha pelo menos um membro',
  });
});

test('P5.07 a request group requires a member, a branch or a job title', () => {
  const empty = { ...group, members: [] };
  expect(groupProblems(empty, 'initializer')).toEqual({
    members: 'Preencha o(s) campo(s) Filiais, Membros e/ou Cargos.',
  });
  for (const part of ['members', 'branches', 'jobtitles']) {
    expect(groupProblems({ ...empty, [part]: [1] }, 'initializer'), part).toEqual({});
  }
});
