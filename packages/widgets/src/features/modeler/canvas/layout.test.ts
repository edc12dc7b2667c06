import type { ModelConnection, ModelStep, WorkflowModel } from '@tramita/client/contract';
import { addStep, changeStep, newWorkflow } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { laneY } from './lanes.ts';
import { type FlowLayout, type LayoutOptions, layoutFlow, type Route } from './layout.ts';
import { labelHeight, laneStep, rowEdge } from './measures.ts';
import { fiveSteps, longWorkflow, refund } from './testing/canvas-examples.ts';

const options: LayoutOptions = { untitled: 'Sem nome', isMarked: () => false };
const layoutOf = ({ steps }: WorkflowModel, before?: FlowLayout) => layoutFlow(steps, options, before);

const decision = (id: string, ...connections: ModelConnection[]): ModelStep => ({
  id,
  type: 'GATEWAY',
  title: '',
  subtitle: '',
  description: '',
  connections,
});

/** A row of decisions, each given by the indexes of its targets. */
const row = (...targets: (number | null)[][]): ModelStep[] =>
  targets.map((places, at) =>
    decision(
      `d${at}`,
      ...places.map((place) => ({ label: `Caminho ${place}`, stepId: place === null ? null : `d${place}` })),
    ),
  );

const routesFrom = ({ routes }: FlowLayout, stepId: string) => routes.filter((route) => route.stepId === stepId);

/** Pairs of labels that overlap. */
function overlapsOf(routes: readonly Route[]): string[] {
  const labels = routes.flatMap(({ key, label }) => (label ? [{ key, ...label }] : []));
  return labels.flatMap((one, at) =>
    labels
      .slice(at + 1)
      .filter(
        (other) => Math.abs(one.x - other.x) < (one.width + other.width) / 2 && Math.abs(one.y - other.y) < labelHeight,
      )
      .map((other) => `${one.key} ${other.key}`),
  );
}

test('M1.02 M2.3.01 places the steps in one row, in their order', () => {
  const { steps, width } = layoutOf(refund);
  expect(steps.map(({ step }) => step.id)).toEqual(refund.steps.map(({ id }) => id));
  for (const [at, { x }] of steps.entries()) {
    const before = steps[at - 1];
    expect(x).toBeGreaterThanOrEqual(before ? before.x + before.width + 40 : 0);
  }
  expect(width).toBe((steps.at(-1)?.x ?? 0) + (steps.at(-1)?.width ?? 0));
});

test('M2.3.02 routes connections straight to the next step, above the row to later and below it to earlier steps', () => {
  const layout = layoutOf(refund);
  expect(layout.routes).toHaveLength(refund.steps.flatMap(({ connections }) => connections).length);
  const [straight, ahead, back] = routesFrom(layout, 'alcada');
  expect([straight?.lane, ahead?.lane, back?.lane]).toEqual([0, -1, 2]);
  const [registrar] = routesFrom(layout, 'registrar');
  const [from, to] = [layout.byId.get('registrar'), layout.byId.get('conferencia')];
  expect(registrar?.left).toBe((from?.x ?? 0) + (from?.width ?? 0));
  expect(registrar?.right).toBeLessThanOrEqual(to?.x ?? 0);
});

test('M2.3.04 M9.43 draws the k-th labelled connection of a step and its label k times 30 px away from the row', () => {
  const layout = layoutFlow(row([1, 2, 3, 4], [2], [3], [4], []), options);
  const labelled = routesFrom(layout, 'd0').slice(1);
  expect(labelled.map(({ label }) => label?.y)).toEqual([1, 2, 3].map((k) => -(rowEdge + 30 * k)));
  expect(routesFrom(layout, 'd0')[0]?.label?.y).toBe(0);
  expect(laneStep).toBe(30);
  // the drawing grows with its lanes
  expect(layout.top).toBeLessThan(laneY('above', 3));
  expect(layoutFlow(row([1], []), options).top).toBeGreaterThan(layout.top);
});

test('M2.3.04 no two labels overlap, for any connections', () => {
  const crossing = layoutFlow(row([1, 3, 4], [2, 4, 0], [3, 5, 0, 1], [4, 5, 1], [5, 0], []), options);
  expect(overlapsOf(crossing.routes)).toEqual([]);
  expect(overlapsOf(layoutOf(longWorkflow(200)).routes)).toEqual([]);
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  const random = row(...Array.from({ length: 40 }, () => Array.from({ length: next(5) }, () => next(40))));
  expect(overlapsOf(layoutFlow(random, options).routes)).toEqual([]);
});

test('lines in one lane do not touch or cross the title of a decision', () => {
  const layout = layoutFlow(row([1], [2], [3], [4, 0], []), options);
  const back = routesFrom(layout, 'd3')[1];
  // the first lane below is kept free under d1 and d2
  expect(back?.lane).toBe(2);
});

test('a connection without a target ends next to its step', () => {
  const layout = layoutFlow(row([1, null], []), options);
  const [, loose] = routesFrom(layout, 'd0');
  expect(loose?.isArrow).toBe(false);
  expect(loose?.connection.stepId).toBeNull();
  expect(loose?.right).toBeGreaterThan(loose?.left ?? 0);
});

test('long and missing labels get a width within bounds', () => {
  const long = layoutFlow([decision('a', { label: 'Ã'.repeat(50), stepId: 'b' }), decision('b')], options);
  expect(long.routes[0]?.label?.width).toBe(220);
  const empty = layoutFlow([decision('a', { stepId: 'b' }), decision('b')], options);
  expect(empty.routes[0]?.label?.width).toBeGreaterThan(60);
});

test('reuses the objects of steps and connections that an edit does not change', () => {
  const before = layoutOf(fiveSteps);
  expect(layoutOf(fiveSteps, before).steps).toEqual(before.steps);
  const renamed = layoutOf(changeStep(fiveSteps, 'diretoria', { title: 'Outro título' }), before);
  expect(renamed.byId.get('cotacao')).toBe(before.byId.get('cotacao'));
  expect(renamed.byId.get('diretoria')).not.toBe(before.byId.get('diretoria'));
  expect(renamed.routes.every((route, at) => route === before.routes[at])).toBe(true);
  const added = layoutOf(addStep(fiveSteps, { kind: 'after', stepId: 'diretoria' }, 'USER_TASK', 'nova'), before);
  expect(added.byId.get('alcada')).toBe(before.byId.get('alcada'));
});

test('an edit of one of 500 steps replaces only that step and no connection', () => {
  let model = longWorkflow(500);
  let layout = layoutOf(model);
  for (let at = 0; at < 41; at += 1) {
    const before = layout;
    model = changeStep(model, `etapa${at * 10 + 1}`, { title: `Outra ${at}` });
    layout = layoutOf(model, before);
    expect(layout.steps.filter((step) => !before.steps.includes(step))).toHaveLength(1);
    expect(layout.routes.every((route, place) => route === before.routes[place])).toBe(true);
  }
  expect(layout.steps).toHaveLength(500);
});

test('lays out an empty row', () => {
  expect(layoutOf({ ...newWorkflow(), steps: [] })).toMatchObject({ width: 0, steps: [], routes: [] });
});
