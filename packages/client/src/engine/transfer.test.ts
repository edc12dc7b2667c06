import { expect, test } from 'vitest';
import { afterEffects } from './after-effects.ts';
import { decide } from './decide.ts';
import type { EngineEvent, RequestState } from './state.ts';
import { definition, step, to } from './testing/definitions.ts';
import { freshState } from './testing/states.ts';

const at = new Date('2026-03-02T12:00:00Z');
const ana = { id: 10, completeName: 'Ana' };

function openRequest(): RequestState {
  const flow = definition([step.start('a'), step.task({ id: 'a', connections: to('end') }), step.end()]);
  const state = freshState(flow);
  return afterEffects(state, decide(state, { kind: 'START', by: ana, at, values: {} }));
}

const transfer = (state: RequestState, overrides: Partial<Extract<EngineEvent, { kind: 'TRANSFER' }>> = {}) =>
  decide(state, {
    kind: 'TRANSFER',
    by: ana,
    at,
    taskUuid: state.openTask?.uuid ?? '',
    users: [10, 40],
    groups: [500],
    names: ['Ana', 'Davi', 'Suprimentos'],
    ...overrides,
  });

test('a transfer addresses the task to others, stores who did it and notifies everyone else involved', () => {
  const state = openRequest();
  const effects = transfer(state);
  expect(effects.map(({ kind }) => kind)).toEqual(['READDRESS_TASK', 'WRITE_HISTORY', 'NOTIFY']);
  expect(effects[0]).toMatchObject({ uuid: state.openTask?.uuid, users: [10, 40], groups: [500], by: 10 });
  expect(effects[1]).toMatchObject({
    entry: {
      kind: 'TRANSFERRED',
      stepId: 'a',
      by: 10,
      message:
        '<b>Ana</b> transferiu a tarefa da etapa <b>Etapa a</b> para <b>Ana</b>, <b>Davi</b>, <b>Suprimentos</b>',
    },
  });
  expect(effects[2]).toMatchObject({ users: [40], groups: [500], except: 10 });
  expect(afterEffects(state, effects).openTask).toMatchObject({ users: [10, 40], groups: [500], heldBy: null });
});

test('does not transfer a task that is no longer the open one', () => {
  expect(() => transfer(openRequest(), { taskUuid: 'another' })).toThrow('Esta tarefa já foi concluída');
});
