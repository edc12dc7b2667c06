import { expect, test } from 'vitest';
import { specialAssignees } from '../contract/processes/workflow.ts';
import { resolveAssignees } from './assignees.ts';
import { definition, step } from './testing/definitions.ts';
import { enginePerson, freshState } from './testing/states.ts';

const { initiator, superior, superiorOfSuperior } = specialAssignees;
const state = freshState(definition([]));
const addressed = (ids: number[], groups: number[] = []) =>
  step.task({
    id: 'compra',
    title: 'Comprar',
    assignees: ids.map((id) => ({ id, firstName: `Nome ${id}` })),
    groups: groups.map((id) => ({ id, name: `Grupo ${id}` })),
  });

test('T9.27 the initiator is the person the request is for, not the person who sent it', () => {
  const found = resolveAssignees(addressed([initiator]), { ...state, startedBy: 99 });
  expect(found).toEqual({ users: [10], groups: [], names: ['Ana'], missing: [], forwarded: [] });
});

test('T9.28 the direct superior is the superior of the person the request is for', () => {
  expect(resolveAssignees(addressed([superior]), state)).toMatchObject({ users: [20], names: ['Bia'] });
});

test('T9.29 the superior of the superior is two levels above the person the request is for', () => {
  expect(resolveAssignees(addressed([superiorOfSuperior]), state)).toMatchObject({ users: [30], names: ['Caio'] });
});

test('finds named people and groups with their current names', () => {
  expect(resolveAssignees(addressed([40], [500]), state)).toEqual({
    users: [40],
    groups: [500],
    names: ['Davi', 'Suprimentos'],
    missing: [],
    forwarded: [],
  });
});

test('a person who is addressed twice gets one task', () => {
  const found = resolveAssignees(addressed([initiator, superior, 20, superior]), {
    ...state,
    people: { 20: { completeName: 'Bia', active: true } },
  });
  expect(found.users).toEqual([10, 20]);
});

test.each([
  [
    superior,
    enginePerson(10, 'Ana'),
    'Ana não tem superior direto cadastrado e ativo, de quem depende a etapa Comprar.',
  ],
  [
    superiorOfSuperior,
    enginePerson(10, 'Ana'),
    'Ana não tem superior direto cadastrado e ativo, de quem depende a etapa Comprar.',
  ],
  [
    superiorOfSuperior,
    enginePerson(10, 'Ana', enginePerson(20, 'Bia')),
    'Bia não tem superior direto cadastrado e ativo, de quem depende a etapa Comprar.',
  ],
])('a missing superior (%i) is named together with the step', (id, requester, sentence) => {
  const found = resolveAssignees(addressed([id]), { ...state, requester });
  expect(found).toEqual({ users: [], groups: [], names: [], missing: [sentence], forwarded: [] });
});

test.each([
  [[50], [], 'Eva, responsável pela etapa Comprar, não está ativo no cadastro.'],
  [[77], [], 'Nome 77, responsável pela etapa Comprar, não está ativo no cadastro.'],
  [[], [600], 'O grupo Vazio, responsável pela etapa Comprar, não tem membros ativos.'],
  [[], [700], 'O grupo Grupo 700, responsável pela etapa Comprar, não está ativo no cadastro.'],
  [[], [], 'A etapa Comprar não tem responsável nem grupo definido.'],
])('people %j and groups %j without an active assignee are missing', (people, groups, sentence) => {
  expect(resolveAssignees(addressed(people, groups), state)).toMatchObject({ names: [], missing: [sentence] });
});

test('keeps the assignees that were found if another one is missing', () => {
  expect(resolveAssignees(addressed([50], [500]), state)).toMatchObject({
    groups: [500],
    missing: ['Eva, responsável pela etapa Comprar, não está ativo no cadastro.'],
  });
});
