import { afterEffects, type EngineEvent, type RequestState } from '@tramita/client/engine';
import { definition, step, to } from '@tramita/client/engine/testing';
import { expect, test } from 'vitest';
import { loadRequestState } from '../db/engine/request-state.ts';
import { insertProcess, insertUser } from '../db/testing/builders.ts';
import { describeDatabases } from '../db/testing/test-database.ts';
import { applyEvent, beginRequestById } from './apply-event.ts';
import { testServices } from './testing/engine-bench.ts';

const at = new Date('2026-03-02T12:00:00Z');

/** Removes database-specific numbers: positions become ranks, and a task is identified by its step. */
function comparable({ steps, openTask, ...state }: RequestState) {
  const places = Object.values(steps)
    .flatMap(({ reached }) => (reached === null ? [] : [reached]))
    .sort((a, b) => a - b);
  const rank = (reached: number | null) => (reached === null ? null : places.indexOf(reached));
  return {
    ...state,
    steps: Object.fromEntries(Object.entries(steps).map(([id, s]) => [id, { ...s, reached: rank(s.reached) }])),
    openTask: openTask && { ...openTask, uuid: openTask.stepId },
  };
}

describeDatabases('foretelling a state', (database) => {
  test('afterEffects predicts the state stored in the database after every event', async () => {
    const { db } = database();
    const services = testServices(db);
    const bia = await insertUser(db, { first_name: 'Bia' });
    const ana = await insertUser(db, { first_name: 'Ana', superior_id: bia });
    const rui = await insertUser(db, { first_name: 'Rui' });
    const flow = definition(
      [
        step.start('call'),
        step.service({ id: 'call', maxRetries: 1, connections: to('approve') }),
        step.approval({ id: 'approve', assignees: [{ id: 2, firstName: 'Superior' }], connections: to('choice') }),
        step.gateway({
          id: 'choice',
          connections: [
            { stepId: 'end', field: 'approved', operator: '=', value: 'true' },
            { stepId: 'mend', field: 'approved', operator: '=', value: 'false' },
          ],
        }),
        step.task({ id: 'mend', connections: to('approve'), sla: 2, slaUnit: 'HOURS' }),
        step.end(),
      ],
      ['item', 'pedido'],
    );
    const processId = await insertProcess(db, flow);
    const { idk } = await beginRequestById(services, {
      processId,
      requesterId: ana,
      startedById: ana,
      values: {},
      at,
    });
    const by = { id: bia, completeName: 'Bia Silva' };
    const finish = (state: RequestState, approved: boolean | null): EngineEvent => ({
      kind: 'FINISH_TASK',
      by,
      at,
      taskUuid: state.openTask?.uuid ?? '',
      approved,
      motive: approved === false ? 'Falta o orçamento' : null,
      values: { item: 'cadeira' },
    });
    const failed = { kind: 'SERVICE_FAILED', at, stepId: 'call', statusCode: 503, error: 'Fora do ar.' } as const;
    const events: ((state: RequestState) => EngineEvent)[] = [
      () => ({ ...failed, attemptsLeft: 1 }),
      () => ({ ...failed, attemptsLeft: 0 }),
      () => ({ kind: 'RETRY', by, at, motive: null }),
      () => ({ kind: 'SERVICE_SUCCEEDED', at, stepId: 'call', statusCode: 201, values: { pedido: '9' } }),
      (state) => ({
        kind: 'TRANSFER',
        by,
        at,
        taskUuid: state.openTask?.uuid ?? '',
        users: [rui],
        groups: [],
        names: ['Rui Silva'],
      }),
      (state) => finish(state, false),
      (state) => finish(state, null),
      () => ({ kind: 'REDIRECT', by, at, stepId: 'call', motive: null }),
      () => ({ kind: 'SERVICE_SUCCEEDED', at, stepId: 'call', statusCode: 200, values: {} }),
      (state) => finish(state, true),
    ];
    for (const event of events) {
      const before = await loadRequestState(db, idk, 'read');
      if (!before) throw new Error('There is no such request');
      const { effects } = await applyEvent(services, idk, event(before));
      const after = await loadRequestState(db, idk, 'read');
      expect(comparable(afterEffects(before, effects)), event(before).kind).toEqual(after && comparable(after));
    }
    expect((await loadRequestState(db, idk, 'read'))?.status).toBe('FINISHED');
  });
});
