import { expect, test } from 'vitest';
import { refusedProblems } from './refused-problems.ts';

test('a problem refused by the server links to its element', () => {
  const names = ['steps.a', 'steps.g.connections.2', 'data.f1', 'department'];
  expect(refusedProblems(names.map((name) => ({ name, message: 'x' }))).map(({ place }) => place)).toEqual([
    { kind: 'step', stepId: 'a' },
    { kind: 'connection', stepId: 'g', index: 2 },
    { kind: 'field', fieldId: 'f1' },
    { kind: 'process' },
  ]);
});
