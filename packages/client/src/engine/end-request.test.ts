import { expect, test } from 'vitest';
import { afterEffects } from './after-effects.ts';
import { decide } from './decide.ts';
import type { EngineEvent, RequestState } from './state.ts';
import { definition, step, to } from './testing/definitions.ts';
import { freshState } from './testing/states.ts';

const at = new Date('2026-03-02T12:00:00Z');
const ana = { id: 10, completeName: 'Ana' };
const gil = { id: 70, completeName: 'Gil' };
const end: EngineEvent = { kind: 'END', by: gil, at, motive: 'Prazo vencido' };

const started = (state: RequestState) => afterEffects(state, decide(state, { kind: 'START', by: ana, at, values: {} }));
const assignees = [{ id: 40, firstName: 'Davi' }];

test('ending a request cancels its task, reaches the nearest end with the motive, and notifies requester and assignees', () => {
  const flow = definition([
    step.start('a'),
    step.task({ id: 'a', assignees, connections: [{ stepId: 'b' }, { stepId: 'far' }] }),
    step.task({ id: 'b', connections: to('far') }),
    step.end('far'),
    step.end('near'),
  ]);
  const state = started(freshState(flow));
  const effects = decide(state, end);
  expect(effects).toEqual([
    {
      kind: 'CLOSE_TASK',
      uuid: state.openTask?.uuid,
      status: 'CANCELED',
      at,
      by: 70,
      approved: null,
      motive: 'Prazo vencido',
    },
    { kind: 'DROP_SERVICE_CALLS' },
    { kind: 'STEP_FINISHED', stepId: 'far', at, by: 70, approved: null, details: 'Prazo vencido' },
    { kind: 'FINISH_REQUEST', at, motive: 'Prazo vencido' },
    {
      kind: 'WRITE_HISTORY',
      entry: {
        kind: 'ENDED',
        stepId: 'a',
        message: '<b>Gil</b> encerrou a solicitação pelo relatório. Motivo: Prazo vencido',
        by: 70,
        at,
      },
    },
    {
      kind: 'NOTIFY',
      users: [10, 40],
      groups: [],
      except: 70,
      content: {
        name: 'ended',
        request: { idk: 7, protocol: state.protocol, processTitle: 'Compras' },
        values: { by: 'Gil', motive: 'Prazo vencido' },
      },
      at,
    },
  ]);
  expect(afterEffects(state, effects)).toMatchObject({ status: 'FINISHED', currentStep: null, openTask: null });
});

test('if a loop reaches no end, the first end counts as reached', () => {
  const flow = definition([step.start('a'), step.task({ id: 'a', connections: to('a') }), step.end()]);
  const effects = decide(started(freshState(flow)), end);
  expect(effects).toContainEqual(expect.objectContaining({ kind: 'STEP_FINISHED', stepId: 'end' }));
});

test('ends a request that waits for another system; an ended request is not ended again', () => {
  const flow = definition([step.start('call'), step.service({ id: 'call', connections: to('end') }), step.end()]);
  const state = started(freshState(flow));
  const effects = decide(state, end);
  expect(effects.map(({ kind }) => kind)).not.toContain('CLOSE_TASK');
  expect(effects).toContainEqual({ kind: 'DROP_SERVICE_CALLS' });
  expect(() => decide(afterEffects(state, effects), end)).toThrow('A solicitação já foi encerrada');
});
