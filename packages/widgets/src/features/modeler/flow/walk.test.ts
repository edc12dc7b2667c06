import { expect, test } from 'vitest';
import { refund } from '../canvas/testing/canvas-examples.ts';
import { existingTarget, type FlowTarget, isSameTarget } from './flow-target.ts';
import { type WalkDirection, walk, walkAmong } from './walk.ts';

const { steps } = refund;
const step = (stepId: string): FlowTarget => ({ kind: 'step', stepId });
const branch = (index: number): FlowTarget => ({ kind: 'connection', stepId: 'alcada', index });
const from = (target: FlowTarget, ...path: WalkDirection[]) =>
  path.reduce<FlowTarget | null>((at, direction) => (at ? walk(steps, at, direction) : null), target);

test('walks along the connections', () => {
  expect(from(step('inicio'), 'onwards', 'onwards')).toEqual(step('conferencia'));
  expect(from(step('alcada'), 'onwards')).toEqual(step('diretoria'));
  expect(from(step('erp'), 'back')).toEqual(step('diretoria'));
  expect(from(step('fim'), 'onwards')).toBeNull();
  expect(from(step('inicio'), 'back')).toBeNull();
  expect(from(step('gestor'), 'last')).toEqual(step('fim'));
  expect(from(step('gestor'), 'first')).toEqual(step('inicio'));
});

test('walks through the branches of a decision and follows one', () => {
  expect(from(step('alcada'), 'down')).toEqual(branch(0));
  expect(from(step('alcada'), 'down', 'down', 'onwards')).toEqual(step('erp'));
  expect(from(branch(2), 'down')).toBeNull();
  expect(from(branch(2), 'onwards')).toEqual(step('conferencia'));
  expect(from(branch(1), 'up')).toEqual(branch(0));
  expect(from(branch(0), 'up')).toEqual(step('alcada'));
  expect(from(branch(1), 'back')).toEqual(step('alcada'));
});

test('walks from a step without connections to its neighbour in the row', () => {
  const cut = steps.map((each) => (each.id === 'gestor' ? { ...each, connections: [] } : each));
  expect(walk(cut, step('gestor'), 'onwards')).toEqual(step('alcada'));
  expect(walk(cut, step('alcada'), 'back')).toEqual(step('gestor'));
});

test('in selection mode walks only between steps that can be chosen', () => {
  const choosable = new Set(['registrar', 'gestor', 'pagamento']);
  expect(walkAmong(steps, choosable, 'gestor', 'onwards')).toEqual(step('pagamento'));
  expect(walkAmong(steps, choosable, 'gestor', 'back')).toEqual(step('registrar'));
  expect(walkAmong(steps, choosable, 'pagamento', 'onwards')).toBeNull();
  expect(walkAmong(steps, choosable, 'alcada', 'first')).toEqual(step('registrar'));
  expect(walkAmong(steps, choosable, 'alcada', 'last')).toEqual(step('pagamento'));
});

test('moves a target that no longer exists to an existing element', () => {
  expect(existingTarget(steps, null)).toEqual(step('inicio'));
  expect(existingTarget(steps, branch(9))).toEqual(step('alcada'));
  expect(existingTarget(steps, step('sumida'))).toEqual(step('inicio'));
  expect(existingTarget(steps, step('sumida'), 3)).toEqual(step('conferencia'));
  expect(existingTarget(steps, step('sumida'), 99)).toEqual(step('fim'));
  expect(existingTarget([], step('sumida'))).toBeNull();
  expect(isSameTarget(branch(1), branch(1))).toBe(true);
  expect(isSameTarget(branch(1), step('alcada'))).toBe(false);
});
