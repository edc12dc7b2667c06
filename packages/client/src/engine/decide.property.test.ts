import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Connection, Step, WorkflowDefinition } from '../contract/processes/workflow.ts';
import { builtInFields } from '../rules/workflow/built-in-fields.ts';
import { afterEffects } from './after-effects.ts';
import { decide } from './decide.ts';
import type { Effect } from './effects.ts';
import { EngineRefusal } from './refusal.ts';
import type { EngineEvent, RequestState } from './state.ts';
import { definition, step } from './testing/definitions.ts';
import { enginePerson, freshState } from './testing/states.ts';

const at = new Date('2026-03-02T12:00:00Z');
const fieldNames = ['cor', 'peso'];
const by = { id: 20, completeName: 'Bia' };

const stepIds = ['s1', 's2', 's3', 's4', 's5', 'end', 'nowhere'];
const target = fc.constantFrom(...stepIds);
const plain = fc.oneof({ weight: 9, arbitrary: target.map((stepId) => [{ stepId }]) }, fc.constant<Connection[]>([]));
const condition = fc.record({
  stepId: target,
  field: fc.constantFrom('approved', 'statusCode', 'cor', 'peso', 'unknown'),
  operator: fc.constantFrom(
    '=' as const,
    '!=' as const,
    '>' as const,
    'contains' as const,
    'isNull' as const,
    'isNotNull' as const,
  ),
  value: fc.constantFrom('true', 'false', 'azul', '200', ''),
});
// 1 to 3 are special ids, 40 is active, 50 is inactive, 60 is unknown
const assignees = fc.array(
  fc.constantFrom(1, 2, 3, 40, 50, 60).map((id) => ({ id, firstName: `P${id}` })),
  { maxLength: 2 },
);
const groups = fc.array(
  fc.constantFrom(500, 600, 700).map((id) => ({ id, name: `G${id}` })),
  { maxLength: 1 },
);

const middleStep = (id: string): fc.Arbitrary<Step> =>
  fc.oneof(
    fc.record({ assignees, groups, connections: plain }).map((parts) => step.task({ id, ...parts })),
    fc.record({ assignees, groups, connections: plain }).map((parts) => step.approval({ id, ...parts })),
    fc.array(condition, { maxLength: 3 }).map((connections) => step.gateway({ id, connections })),
    fc
      .record({ connections: plain, maxRetries: fc.nat(10), continueIfError: fc.boolean() })
      .map((parts) => step.service({ id, ...parts })),
  );

const anyDefinition: fc.Arbitrary<WorkflowDefinition> = fc
  .tuple(target, ...['s1', 's2', 's3', 's4', 's5'].map(middleStep))
  .map(([first, ...steps]) => definition([step.start(first), ...steps, step.end()], fieldNames));

const anyState = fc
  .record({ definition: anyDefinition, hasNps: fc.boolean(), superiors: fc.nat(2) })
  .map(({ definition: flow, hasNps, superiors }) => {
    const caio = superiors > 1 ? enginePerson(30, 'Caio') : null;
    const bia = superiors > 0 ? enginePerson(20, 'Bia', caio) : null;
    return freshState(flow, { hasNps, requester: enginePerson(10, 'Ana', bia) });
  });

const values = fc.dictionary(
  fc.constantFrom(...fieldNames, 'unknown', 'approvedBy', '__proto__'),
  fc.constantFrom('azul', '200', null),
);

type Move = (state: RequestState) => EngineEvent;

const redirectTo = (stepId: string): EngineEvent => ({ kind: 'REDIRECT', by, at, stepId, motive: 'Faltou algo' });

/** Redirects to one of the steps the request passed. */
function redirectToPassed(
  { definition: { steps }, steps: progress, currentStep }: RequestState,
  pick: number,
): EngineEvent {
  const passed = steps.filter(
    ({ id, type }) => progress[id]?.status !== 'NONE' && id !== currentStep && !type.endsWith('_EVENT'),
  );
  return redirectTo(passed[pick % Math.max(1, passed.length)]?.id ?? 'nowhere');
}
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ approved: fc.option(fc.boolean()), values, stale: fc.nat(9) }).map(
      ({ approved, values: sent, stale }): Move =>
        (state) => ({
          kind: 'FINISH_TASK',
          by,
          at,
          taskUuid: stale === 0 ? 'another' : (state.openTask?.uuid ?? 'none'),
          approved,
          motive: approved === false ? 'Não' : null,
          values: sent,
        }),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record({ values, statusCode: fc.constantFrom(200, 201) }).map(
      (parts): Move =>
        (state) => ({ kind: 'SERVICE_SUCCEEDED', at, stepId: state.currentStep ?? 's1', ...parts }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({ values, statusCode: fc.constant(202) }).map(
      (parts): Move =>
        (state) => ({ kind: 'SERVICE_ACCEPTED', at, stepId: state.currentStep ?? 's1', ...parts }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({ values }).map(
      (parts): Move =>
        (state) => ({ kind: 'CALLBACK_RECEIVED', at, stepId: state.currentStep ?? 's1', ...parts }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant<Move>((state) => ({
      kind: 'CALLBACK_OPENED',
      at,
      stepId: state.currentStep ?? 's1',
      callbackUrl: 'https://tramita.example/v1/callbacks/1',
    })),
  },
  {
    weight: 2,
    arbitrary: fc.nat(1).map(
      (attemptsLeft): Move =>
        (state) => ({
          kind: 'SERVICE_FAILED',
          at,
          stepId: state.currentStep ?? 's1',
          statusCode: 500,
          error: 'x',
          attemptsLeft,
        }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...stepIds, 'start').map(
      (stepId): Move =>
        () =>
          redirectTo(stepId),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.nat(9).map(
      (pick): Move =>
        (state) =>
          redirectToPassed(state, pick),
    ),
  },
  { weight: 2, arbitrary: fc.constant<Move>(() => ({ kind: 'RETRY', by, at, motive: null })) },
  { weight: 1, arbitrary: fc.constant<Move>(() => ({ kind: 'CANCEL', by, at, motive: 'Desisti' })) },
  { weight: 1, arbitrary: fc.constant<Move>(() => ({ kind: 'END', by, at, motive: 'Prazo vencido' })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('another', null).map(
      (stale): Move =>
        ({ openTask }) => {
          const taskUuid = stale ?? openTask?.uuid ?? 'none';
          return { kind: 'TRANSFER', by, at, taskUuid, users: [40], groups: [500], names: ['Davi', 'Suprimentos'] };
        },
    ),
  },
  { weight: 1, arbitrary: fc.constant<Move>(() => ({ kind: 'START', by, at, values: {} })) },
);

function tryDecide(state: RequestState, event: EngineEvent): Effect[] | null {
  try {
    return decide(state, event);
  } catch (error) {
    expect(error).toBeInstanceOf(EngineRefusal);
    return null;
  }
}

function checkEffects(state: RequestState, event: EngineEvent, effects: readonly Effect[]): void {
  // an address that no system has received yet changes nothing
  const isRecorded = event.kind !== 'CALLBACK_OPENED';
  expect(effects.some(({ kind }) => kind === 'WRITE_HISTORY')).toBe(isRecorded);
  const known = new Set([...fieldNames, ...Object.keys(builtInFields)]);
  let open = state.openTask ? 1 : 0;
  for (const effect of effects) {
    if (effect.kind === 'CLOSE_TASK') open -= 1;
    if (effect.kind === 'OPEN_TASK') {
      open += 1;
      expect(effect.users.length + effect.groups.length).toBeGreaterThan(0);
    }
    expect(open === 0 || open === 1).toBe(true);
    if (effect.kind === 'SET_VALUES') expect(Object.keys(effect.values).every((name) => known.has(name))).toBe(true);
  }
}

function checkState(state: RequestState, effects: readonly Effect[]): void {
  if (state.status !== 'IN_PROGRESS') {
    expect(state).toMatchObject({ currentStep: null, openTask: null });
    return;
  }
  const current = state.definition.steps.find(({ id }) => id === state.currentStep);
  expect(current).toBeDefined();
  // a user has to act, a system has to respond, or the timeline shows why the request stopped: it never hangs silently
  const isStopped = state.steps[current?.id ?? '']?.status === 'FAILED';
  const isCalling = current?.type === 'SERVICE_TASK' && !isStopped;
  expect([state.openTask !== null, isCalling, isStopped].filter(Boolean)).toHaveLength(1);
  if (isStopped && effects.some(({ kind }) => kind === 'STEP_FAILED')) {
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'NOTIFY', users: state.owners }));
  }
}

function checkRepetition(after: RequestState, event: EngineEvent, effects: readonly Effect[]): void {
  if (event.kind !== 'REDIRECT' && event.kind !== 'RETRY') return;
  const written = effects.filter((effect) => effect.kind === 'WRITE_HISTORY');
  const kind = event.kind === 'REDIRECT' ? 'REDIRECTED' : 'RETRIED';
  expect(written.filter(({ entry }) => entry.kind === kind)).toMatchObject([{ entry: { by: by.id } }]);
  if (event.kind !== 'REDIRECT') return;
  // decisions made after the target step no longer count, unless the step was reached again by the same event
  const arrived = new Set(effects.flatMap((effect) => (effect.kind === 'STEP_REACHED' ? [effect.stepId] : [])));
  for (const effect of effects) {
    if (effect.kind === 'STEP_RESET' && !arrived.has(effect.stepId)) {
      expect(after.steps[effect.stepId]).toMatchObject({ status: 'NONE', approved: null });
    }
  }
  expect(arrived).toContain(event.stepId);
  expect(effects.some((effect) => effect.kind === 'STEP_FAILED' && effect.failure.code === 'ASSIGNEE_MISSING')).toBe(
    false,
  );
}

test('whatever the process and whatever happens, a request is never lost, doubled or left without history', () => {
  fc.assert(
    fc.property(anyState, fc.array(anyMove, { maxLength: 25 }), (fresh, moves) => {
      let state = fresh;
      for (const move of [(): EngineEvent => ({ kind: 'START', by, at, values: {} }), ...moves]) {
        const event = move(state);
        const effects = tryDecide(deepFreeze(state), event);
        expect(tryDecide(state, event)).toEqual(effects);
        if (!effects) continue;
        expect(state.status).toBe('IN_PROGRESS');
        checkEffects(state, event, effects);
        state = afterEffects(state, effects);
        checkState(state, effects);
        checkRepetition(state, event, effects);
      }
    }),
    { numRuns: 1500 },
  );
});

/** Steps with an assignee and a connection, so that requests get far. */
const soundStep = (id: string): fc.Arbitrary<Step> => {
  const connections = fc.constantFrom('s1', 's2', 's3', 's4', 's5', 'end').map((stepId) => [{ stepId }]);
  const people = [{ id: 40, firstName: 'Davi' }];
  return fc.oneof(
    connections.map((next) => step.task({ id, assignees: people, connections: next })),
    connections.map((next) => step.approval({ id, assignees: people, connections: next })),
    connections.map((next) => step.service({ id, connections: next })),
    fc.tuple(connections, connections).map(([yes, no]) => {
      const when = { field: 'approved', operator: '=' as const, value: 'true' };
      return step.gateway({
        id,
        connections: [
          ...yes.map((to) => ({ ...to, ...when })),
          ...no.map((to) => ({ ...to, ...when, operator: '!=' as const })),
        ],
      });
    }),
  );
};

/** Events that advance a request: a person decides, or a system responds. */
const onward =
  (approved: boolean): Move =>
  (state) =>
    state.openTask
      ? {
          kind: 'FINISH_TASK',
          by,
          at,
          taskUuid: state.openTask.uuid,
          approved,
          motive: approved ? null : 'Não',
          values: {},
        }
      : { kind: 'SERVICE_SUCCEEDED', at, stepId: state.currentStep ?? '', statusCode: 200, values: {} };

test('a request can be redirected to any step it passed, repeatedly, and nothing after that step remains', () => {
  const flow = fc
    .tuple(...['s1', 's2', 's3', 's4', 's5'].map(soundStep))
    .map((steps) => freshState(definition([step.start('s1'), ...steps, step.end()], fieldNames)));
  const moves = fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.boolean().map(onward) },
      {
        weight: 1,
        arbitrary: fc.nat(9).map(
          (pick): Move =>
            (state) =>
              redirectToPassed(state, pick),
        ),
      },
    ),
    { minLength: 5, maxLength: 25 },
  );
  let taken = 0;
  fc.assert(
    fc.property(flow, moves, (fresh, list) => {
      let state = afterEffects(fresh, decide(fresh, { kind: 'START', by, at, values: {} }));
      for (const move of list) {
        const event = move(state);
        const effects = tryDecide(deepFreeze(state), event);
        if (!effects) continue;
        checkEffects(state, event, effects);
        const before = state;
        state = afterEffects(state, effects);
        checkState(state, effects);
        checkRepetition(state, event, effects);
        if (event.kind !== 'REDIRECT') continue;
        taken += 1;
        checkUndone(before, state, event.stepId, effects);
      }
    }),
  );
  expect(taken).toBeGreaterThan(50);
});

/** Decisions made before the request last reached the step remain; later ones do not, unless made again. */
function checkUndone(before: RequestState, after: RequestState, target: string, effects: readonly Effect[]): void {
  const start = before.steps[target]?.reached ?? 0;
  const repeated = new Set(effects.flatMap((effect) => (effect.kind === 'STEP_REACHED' ? [effect.stepId] : [])));
  for (const [id, { reached, status, approved }] of Object.entries(before.steps)) {
    if (repeated.has(id)) continue;
    const isKept = reached === null || reached < start;
    expect(after.steps[id]).toMatchObject(isKept ? { status, approved } : { status: 'NONE', approved: null });
  }
}

test('a request whose flow only has automatic steps ends or stops, however often its calls are answered', () => {
  fc.assert(
    fc.property(anyState, (fresh) => {
      let state = afterEffects(fresh, decide(fresh, { kind: 'START', by, at, values: {} }));
      for (let answers = 0; answers < 100; answers += 1) {
        const stepId = state.currentStep ?? '';
        const effects = tryDecide(state, { kind: 'SERVICE_SUCCEEDED', at, stepId, statusCode: 200, values: {} });
        if (!effects) return;
        state = afterEffects(state, effects);
      }
      expect.unreachable('the calls never came to an end');
    }),
  );
});

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
