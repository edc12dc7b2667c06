import { describe, expect, test } from 'vitest';
import { maxServiceCallsInARow } from './advance.ts';
import { afterEffects } from './after-effects.ts';
import { decide } from './decide.ts';
import type { Effect } from './effects.ts';
import type { EngineRefusal } from './refusal.ts';
import type { EngineEvent, RequestState } from './state.ts';
import { definition, step, to } from './testing/definitions.ts';
import { enginePerson, freshState } from './testing/states.ts';

const at = new Date('2026-03-02T12:00:00Z');
const ana = { id: 10, completeName: 'Ana' };
const bia = { id: 20, completeName: 'Bia' };
const start: EngineEvent = { kind: 'START', by: ana, at, values: {} };

const finish = (state: RequestState, overrides: Partial<Extract<EngineEvent, { kind: 'FINISH_TASK' }>> = {}) =>
  decide(state, {
    kind: 'FINISH_TASK',
    by: bia,
    at,
    taskUuid: state.openTask?.uuid ?? '',
    approved: null,
    motive: null,
    values: {},
    ...overrides,
  });

const started = (state: RequestState, event: EngineEvent = start) => afterEffects(state, decide(state, event));
const kinds = (effects: readonly Effect[]) => effects.map(({ kind }) => kind);
const one = <Kind extends Effect['kind']>(effects: readonly Effect[], kind: Kind) => {
  const found = effects.filter((effect): effect is Extract<Effect, { kind: Kind }> => effect.kind === kind);
  expect(found).toHaveLength(1);
  // the length was checked above
  return found[0] as Extract<Effect, { kind: Kind }>;
};
const history = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.kind === 'WRITE_HISTORY' ? [effect.entry.kind] : []));
const refusal = (run: () => unknown): EngineRefusal['code'] => {
  try {
    run();
  } catch (error) {
    return (error as EngineRefusal).code;
  }
  return expect.unreachable('it was not refused');
};

const approvalFlow = definition(
  [
    step.start('approve'),
    step.approval({
      id: 'approve',
      title: 'Aprovar',
      assignees: [{ id: 2, firstName: 'Superior' }],
      connections: to('gate'),
    }),
    step.gateway({
      id: 'gate',
      title: 'Aprovado?',
      connections: [
        { stepId: 'buy', label: 'Sim', field: 'approved', operator: '=', value: 'true' },
        { stepId: 'fix', label: 'Não', field: 'approved', operator: '=', value: 'false' },
      ],
    }),
    step.task({ id: 'fix', title: 'Corrigir', connections: to('approve') }),
    step.task({
      id: 'buy',
      title: 'Comprar',
      assignees: [],
      groups: [{ id: 500, name: 'Suprimentos' }],
      connections: to('end'),
    }),
    step.end(),
  ],
  ['item'],
);

describe('starting', () => {
  test('opens the first task, writes history and notifies the addressee', () => {
    const effects = decide(freshState(approvalFlow), { ...start, values: { item: 'mesa' } });
    expect(one(effects, 'OPEN_TASK')).toMatchObject({ stepId: 'approve', type: 'APPROVAL', users: [20], groups: [] });
    expect(history(effects)).toEqual(['STARTED', 'STEP_REACHED']);
    expect(one(effects, 'NOTIFY')).toMatchObject({ users: [20], except: 10 });
  });

  test('M3.4.40 M3.4.42 fills the built-in fields protocol and idk, whatever the form sent', () => {
    const state = freshState(approvalFlow);
    const values = { item: 'mesa', protocol: 'x', idk: 'x', approved: true, unknown: 'x' };
    expect(one(decide(state, { ...start, values }), 'SET_VALUES').values).toEqual({
      item: 'mesa',
      protocol: state.protocol,
      idk: '7',
    });
  });

  test('T3.11 only the server fills in data of the user register', () => {
    const base = definition([step.start('a'), step.task({ id: 'a', connections: to('end') }), step.end()]);
    const field = {
      id: 'f',
      name: 'gestor',
      label: 'Gestor',
      type: 'assigneeData' as const,
      assigneeData: 'customNameN1',
    };
    const flow = { ...base, fields: [field] };
    const state = started(freshState(flow), { ...start, values: { gestor: 'Eu' } });
    expect(state.values).toMatchObject({ gestor: 'Bia' });
    expect(afterEffects(state, finish(state, { values: { gestor: 'Eu' } })).values).toMatchObject({ gestor: 'Bia' });
  });

  test('throws if the request has already started', () => {
    expect(refusal(() => decide(started(freshState(approvalFlow)), start))).toBe('ALREADY_STARTED');
  });

  test.each([
    ['MINUTES', '2026-03-02T12:02:00Z'],
    ['HOURS', '2026-03-02T14:00:00Z'],
    ['DAYS', '2026-03-04T12:00:00Z'],
  ] as const)('M9.25 a due time follows from the agreed time of the step in %s', (slaUnit, due) => {
    const flow = definition([step.start('a'), step.task({ id: 'a', sla: 2, slaUnit })]);
    expect(one(decide(freshState(flow), start), 'OPEN_TASK').dueAt).toEqual(new Date(due));
  });

  test('does not notify users of a task that they opened themselves', () => {
    const flow = definition([step.start('a'), step.task({ id: 'a', connections: to('end') }), step.end()]);
    expect(kinds(decide(freshState(flow), start))).not.toContain('NOTIFY');
  });
});

describe('finishing a task', () => {
  test('T1.11 M3.4.43 approving advances the flow and stores who approved', () => {
    const state = started(freshState(approvalFlow));
    const effects = finish(state, { approved: true });
    expect(one(effects, 'SET_VALUES').values).toEqual({ approved: true, motive: null, approvedBy: 'Bia' });
    expect(one(effects, 'CLOSE_TASK')).toMatchObject({ status: 'FINISHED', by: 20, approved: true });
    expect(one(effects, 'OPEN_TASK')).toMatchObject({ stepId: 'buy', groups: [500] });
    expect(history(effects)).toEqual(['APPROVED', 'STEP_REACHED', 'STEP_REACHED']);
  });

  test('T1.12 M3.4.37 M3.4.44 rejecting stores the motive and who rejected, and a gateway branches on it', () => {
    const state = started(freshState(approvalFlow));
    const effects = finish(state, { approved: false, motive: 'Sem verba' });
    expect(one(effects, 'SET_VALUES').values).toEqual({ approved: false, motive: 'Sem verba', reprovedBy: 'Bia' });
    expect(one(effects, 'OPEN_TASK')).toMatchObject({ stepId: 'fix', users: [10] });
    expect(effects).toContainEqual(
      expect.objectContaining({ kind: 'STEP_FINISHED', stepId: 'approve', approved: false, details: 'Sem verba' }),
    );
    expect(history(effects)).toEqual(['REJECTED', 'STEP_REACHED', 'STEP_REACHED']);
  });

  test('T1.12 a rejection without a later gateway follows the same connection', () => {
    const flow = definition([
      step.start('a'),
      step.approval({ id: 'a', connections: to('b') }),
      step.task({ id: 'b', connections: to('end') }),
      step.end(),
    ]);
    expect(one(finish(started(freshState(flow)), { approved: false, motive: 'Não' }), 'OPEN_TASK').stepId).toBe('b');
  });

  test('completing stores the form and advances the flow', () => {
    const rejected = afterEffects(
      started(freshState(approvalFlow)),
      finish(started(freshState(approvalFlow)), { approved: false, motive: 'Sem verba' }),
    );
    const effects = finish(rejected, { by: ana, values: { item: 'cadeira', other: 'x' } });
    expect(one(effects, 'SET_VALUES').values).toEqual({ item: 'cadeira' });
    expect(one(effects, 'OPEN_TASK')).toMatchObject({ stepId: 'approve' });
    expect(history(effects)).toEqual(['COMPLETED', 'STEP_REACHED']);
  });

  test('throws if the task is not the open one', () => {
    const state = started(freshState(approvalFlow));
    expect(refusal(() => finish(state, { taskUuid: 'another' }))).toBe('TASK_ALREADY_DONE');
    const after = afterEffects(state, finish(state, { approved: true }));
    expect(refusal(() => finish(after, { taskUuid: state.openTask?.uuid }))).toBe('TASK_ALREADY_DONE');
  });

  test('throws for an approval without a decision', () => {
    expect(refusal(() => finish(started(freshState(approvalFlow)), { approved: null }))).toBe('DECISION_MISSING');
  });

  test('the last task ends the request and notifies the requester', () => {
    const flow = definition([step.start('a'), step.task({ id: 'a', connections: to('end') }), step.end()]);
    const state = started(freshState(flow));
    const effects = finish(state, { by: ana });
    expect(kinds(effects)).toContain('FINISH_REQUEST');
    expect(history(effects)).toEqual(['COMPLETED', 'FINISHED']);
    expect(one(effects, 'NOTIFY')).toMatchObject({ users: [10], content: { name: 'finished', request: { idk: 7 } } });
    expect(afterEffects(state, effects)).toMatchObject({ status: 'FINISHED', currentStep: null, openTask: null });
  });

  test('P1.12 asks the requester for a rating if the process requires it', () => {
    const flow = definition([step.start('end'), step.end()]);
    const effects = decide(freshState(flow, { hasNps: true }), start);
    expect(one(effects, 'NOTIFY')).toMatchObject({
      users: [10],
      content: { name: 'rate', request: { protocol: '0b1c2d3e-0000-4000-8000-000000000007', processTitle: 'Compras' } },
    });
  });
});

describe('cancelling', () => {
  test('T1.15 closes the open task, drops pending calls and marks the end as canceled', () => {
    const state = started(freshState(approvalFlow));
    const effects = decide(state, { kind: 'CANCEL', by: ana, at, motive: 'Desisti' });
    expect(one(effects, 'CLOSE_TASK').status).toBe('CANCELED');
    expect(kinds(effects)).toContain('DROP_SERVICE_CALLS');
    expect(one(effects, 'STEP_CANCELED').stepId).toBe('end');
    expect(one(effects, 'CANCEL_REQUEST').motive).toBe('Desisti');
    expect(history(effects)).toEqual(['CANCELED']);
    expect(one(effects, 'NOTIFY').users).toEqual([20]);
    expect(refusal(() => decide(afterEffects(state, effects), { kind: 'CANCEL', by: ana, at, motive: 'x' }))).toBe(
      'PROCESS_ENDED',
    );
  });

  test('notifies only the user who holds the task', () => {
    const state = started(freshState(approvalFlow));
    const held = { ...state, openTask: state.openTask && { ...state.openTask, groups: [500], heldBy: 40 } };
    const effects = decide(held, { kind: 'CANCEL', by: ana, at, motive: 'Desisti' });
    expect(one(effects, 'NOTIFY')).toMatchObject({ users: [40], groups: [] });
  });
});

describe('gateways', () => {
  const gate = (connections: Parameters<typeof step.gateway>[0]['connections']) => {
    const base = definition([
      step.start('gate'),
      step.gateway({ id: 'gate', title: 'Valor', connections }),
      step.task({ id: 'a', assignees: [{ id: 40, firstName: 'Davi' }] }),
      step.task({ id: 'b', assignees: [{ id: 40, firstName: 'Davi' }] }),
    ]);
    return { ...base, fields: [{ id: 'f', name: 'valor', label: 'Valor', type: 'money' as const }] };
  };
  const reached = (flow: ReturnType<typeof gate>, values: Record<string, number | string>) =>
    one(decide(freshState(flow), { ...start, values }), 'OPEN_TASK').stepId;

  test('M3.3.04 takes the first connection whose condition is true, in stored order', () => {
    const flow = gate([
      { stepId: 'a', field: 'valor', operator: '>', value: '100' },
      { stepId: 'b', field: 'valor', operator: '>', value: '10' },
    ]);
    expect(reached(flow, { valor: 500 })).toBe('a');
    expect(reached(flow, { valor: 50 })).toBe('b');
  });

  test('M3.3.04 becomes FAILED if no condition is true, and notifies the owner', () => {
    const effects = decide(freshState(gate([{ stepId: 'a', field: 'valor', operator: '>', value: '100' }])), start);
    expect(one(effects, 'STEP_FAILED')).toMatchObject({
      stepId: 'gate',
      failure: { code: 'NO_CONNECTION', message: 'Nenhuma condição da decisão Valor foi atendida.' },
    });
    expect(history(effects)).toEqual(['STARTED', 'FAILED']);
    expect(one(effects, 'NOTIFY')).toMatchObject({ users: [90], content: { name: 'stopped' } });
  });

  test('M3.4.39 branches on the status code of a call', () => {
    const flow = definition([
      step.start('call'),
      step.service({ id: 'call', continueIfError: true, connections: to('gate') }),
      step.gateway({
        id: 'gate',
        connections: [
          { stepId: 'a', field: 'statusCode', operator: '>=', value: '500' },
          { stepId: 'end', field: 'statusCode', operator: '<', value: '500' },
        ],
      }),
      step.task({ id: 'a' }),
      step.end(),
    ]);
    const failed: EngineEvent = {
      kind: 'SERVICE_FAILED',
      at,
      stepId: 'call',
      statusCode: 503,
      error: 'x',
      attemptsLeft: 0,
    };
    expect(one(decide(started(freshState(flow)), failed), 'OPEN_TASK').stepId).toBe('a');
  });

  test('stops at gateways that lead to each other', () => {
    const always = (stepId: string) => [{ stepId, field: 'idk', operator: 'isNotNull' as const }];
    const flow = definition([
      step.start('g1'),
      step.gateway({ id: 'g1', connections: always('g2') }),
      step.gateway({ id: 'g2', connections: always('g1') }),
    ]);
    expect(one(decide(freshState(flow), start), 'STEP_FAILED').failure.code).toBe('ENDLESS_LOOP');
  });

  test.each([
    ['no connection', []],
    ['a step that does not exist', to('nowhere')],
  ])('a step that leads to %s fails by name', (_what, connections) => {
    const flow = definition([{ ...step.start(), connections }]);
    expect(one(decide(freshState(flow), start), 'STEP_FAILED').failure.message).toBe(
      'A etapa Início não tem próxima etapa definida.',
    );
  });
});

describe('service tasks', () => {
  const flow = (overrides: Partial<Parameters<typeof step.service>[0]> = {}) =>
    definition(
      [
        step.start('call'),
        step.service({ id: 'call', title: 'ERP', connections: to('end'), ...overrides }),
        step.end(),
      ],
      ['pedido'],
    );
  const failed = (attemptsLeft: number): EngineEvent => ({
    kind: 'SERVICE_FAILED',
    at,
    stepId: 'call',
    statusCode: 500,
    error: 'O sistema respondeu com o código 500.',
    attemptsLeft,
  });
  const succeeded: EngineEvent = {
    kind: 'SERVICE_SUCCEEDED',
    at,
    stepId: 'call',
    statusCode: 201,
    values: { pedido: '7', other: 'x', approvedBy: 'x' },
  };

  test.each([
    [0, 1],
    [3, 4],
    [10, 11],
  ])('M9.21 M9.22 with %i retries the call is made %i times at most', (maxRetries, maxAttempts) => {
    expect(one(decide(freshState(flow({ maxRetries })), start), 'CALL_SERVICE')).toMatchObject({
      stepId: 'call',
      maxAttempts,
    });
  });

  test('M1.08 the response fills fields and the status code, and the flow advances', () => {
    const effects = decide(started(freshState(flow())), succeeded);
    expect(one(effects, 'SET_VALUES').values).toEqual({ pedido: '7', statusCode: 201 });
    expect(kinds(effects)).toEqual(expect.arrayContaining(['DROP_SERVICE_CALLS', 'STEP_FINISHED', 'FINISH_REQUEST']));
    expect(history(effects)).toEqual(['SERVICE_SUCCEEDED', 'FINISHED']);
  });

  test('a failure with attempts left only writes history', () => {
    const effects = decide(started(freshState(flow())), failed(2));
    expect(kinds(effects)).toEqual(['SET_VALUES', 'WRITE_HISTORY']);
    expect(history(effects)).toEqual(['SERVICE_RETRY']);
  });

  test('M3.2.25 after the last failure the step becomes FAILED and the owner is notified', () => {
    const state = started(freshState(flow()));
    const effects = decide(state, failed(0));
    expect(one(effects, 'STEP_FAILED').failure).toEqual({
      code: 'SERVICE_FAILED',
      message: 'A chamada falhou. O sistema respondeu com o código 500.',
    });
    expect(one(effects, 'NOTIFY').users).toEqual([90]);
    expect(afterEffects(state, effects)).toMatchObject({ status: 'IN_PROGRESS', currentStep: 'call' });
    expect(refusal(() => decide(afterEffects(state, effects), succeeded))).toBe('STALE_EVENT');
  });

  test('M3.2.25 after the last failure the flow continues if the step is configured so', () => {
    const effects = decide(started(freshState(flow({ continueIfError: true }))), failed(0));
    expect(kinds(effects)).toContain('FINISH_REQUEST');
    expect(history(effects)).toEqual(['SERVICE_FAILED', 'FINISHED']);
  });

  test('throws for a response that no step waits for', () => {
    const state = started(freshState(flow()));
    expect(refusal(() => decide(afterEffects(state, decide(state, succeeded)), succeeded))).toBe('STALE_EVENT');
    expect(refusal(() => decide(state, { ...succeeded, stepId: 'end' }))).toBe('STALE_EVENT');
  });

  test('stops calls that loop without an action of a user', () => {
    const circle = definition([step.start('call'), step.service({ id: 'call', connections: to('call') })]);
    let state = started(freshState(circle));
    let answers = 0;
    while (state.steps.call?.status === 'NONE') {
      state = afterEffects(state, decide(state, succeeded));
      answers += 1;
    }
    expect(state.steps.call?.status).toBe('FAILED');
    expect(answers).toBe(maxServiceCallsInARow + 1);
  });
});

describe('a missing assignee', () => {
  const flow = definition([
    step.start('a'),
    step.task({ id: 'a', title: 'Aprovar', assignees: [{ id: 2, firstName: 'Superior' }], connections: to('end') }),
    step.end(),
  ]);

  test('D5.05 stops the request if the requester is inactive and has no active superior', () => {
    const own = definition([
      step.start('a'),
      step.task({ id: 'a', title: 'Retirar', assignees: [{ id: 1, firstName: 'Iniciador' }], connections: to('end') }),
      step.end(),
    ]);
    const effects = decide(freshState(own, { requester: { ...enginePerson(10, 'Ana'), active: false } }), start);
    expect(one(effects, 'STEP_FAILED')).toMatchObject({ stepId: 'a', failure: { code: 'ASSIGNEE_MISSING' } });
    expect(kinds(effects)).not.toContain('OPEN_TASK');
  });

  test('stops the request with the missing name, in history and to the owner, and opens no task', () => {
    const effects = decide(freshState(flow, { requester: enginePerson(10, 'Ana') }), start);
    const message = 'Ana não tem superior direto cadastrado e ativo, de quem depende a etapa Aprovar.';
    expect(one(effects, 'STEP_FAILED')).toMatchObject({ stepId: 'a', failure: { code: 'ASSIGNEE_MISSING', message } });
    expect(kinds(effects)).not.toContain('OPEN_TASK');
    expect(history(effects)).toEqual(['STARTED', 'FAILED']);
    expect(one(effects, 'NOTIFY')).toMatchObject({
      users: [90],
      content: { name: 'stopped', values: { failure: message } },
    });
  });

  test('notifies the owner, while the other assignees get the task', () => {
    const both = definition([
      step.start('a'),
      step.task({
        id: 'a',
        assignees: [
          { id: 2, firstName: 'Superior' },
          { id: 40, firstName: 'Davi' },
        ],
      }),
    ]);
    const effects = decide(freshState(both, { requester: enginePerson(10, 'Ana') }), start);
    expect(one(effects, 'OPEN_TASK').users).toEqual([40]);
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'NOTIFY', users: [90] }));
  });
});
