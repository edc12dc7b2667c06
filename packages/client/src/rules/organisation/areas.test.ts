import { expect, test } from 'vitest';
import { areaProblems } from './areas.ts';

const area = { description: 'Compras', responsibles: [1], active: true };

test('P5.08 P5.12 a department and a sector require a name', () => {
  expect(areaProblems({ ...area, description: ' ' }, 'department')).toEqual({
    description: 'Preencha com o nome do departamento',
  });
  expect(areaProblems({ ...area, description: '' }, 'sector')).toEqual({ description: 'Preencha com o nome do setor' });
  expect(areaProblems(area, 'department')).toEqual({});
});

test('P5.09 P5.13 both require a responsible person', () => {
  expect(areaProblems({ ...area, responsibles: [] }, 'department')).toEqual({
    responsibles: 'Preencha todos os campos para criação do departamento',
  });
  expect(areaProblems({ ...area, responsibles: [] }, 'sector')).toEqual({
    responsibles: 'Selecione os usuários responsáveis pelo setor',
  });
});

test('P5.10 P9.08 P9.09 fifty people may be responsible, not fifty-one', () => {
  for (const kind of ['department', 'sector'] as const) {
    expect(areaProblems({ ...area, responsibles: Array(50).fill(1) }, kind)).toEqual({});
    expect(areaProblems({ ...area, responsibles: Array(51).fill(1) }, kind)).toEqual({
      responsibles: 'É possível selecionar apenas 50',
    });
  }
});

test('P5.11 P5.14 any other missing input gets the general message', () => {
  expect(areaProblems({ ...area, active: null }, 'department')).toEqual({
    active: 'Preencha todos os campos para criação do departamento',
  });
  expect(areaProblems({ ...area, active: undefined }, 'sector')).toEqual({
    active: 'Preencha todos os campos para criação do setor',
  });
});

test('a name has at most 100 characters', () => {
  expect(areaProblems({ ...area, description: 'a'.repeat(101) }, 'sector')).toEqual({
    description: 'Preencha um nome com no máximo 100 caracteres',
  });
});
