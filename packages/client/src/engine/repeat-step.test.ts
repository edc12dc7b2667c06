import { describe, expect, test } from 'vitest';
import { afterEffects } from './after-effects.ts';
import { decide } from './decide.ts';
import type { Effect } from './effects.ts';
import type { EngineRefusal } from './refusal.ts';
import type { EngineEvent, RequestState } from './state.ts';
import { definition, step, to } from './testing/definitions.ts';
import { enginePerson, freshState } from './testing/states.ts';

const at = new Date('2026-03-02T12:00:00Z');
const owner = { id: 90, completeName: 'Rui' };
const superior = { id: 2, firstName: 'Superior' };

const start: EngineEvent = { kind: 'START', by: { id: 10, completeName: 'Ana' }, at, values: {} };
const redirect = (stepId: string, motive: string | null = null): EngineEvent => ({
  kind: 'REDIRECT',
  by: owner,
  at,
  stepId,
  motive,
});
const retry: EngineEvent = { kind: 'RETRY', by: owner, at, motive: 'O ERP voltou' };
const finish =
  (approved: boolean | null = null) =>
  (state: RequestState): EngineEvent => ({
    kind: 'FINISH_TASK',
    by: { id: 20, completeName: 'Bia' },
    at,
    taskUuid: state.openTask?.uuid ?? '',
    approved,
    motive: approved === false ? 'Não' : null,
    values: {},
  });
const failed: EngineEvent = { kind: 'SERVICE_FAILED', at, stepId: 'erp', statusCode: 422, error: 'x', attemptsLeft: 0 };

/** Returns the state after these events, applied in order. */
function after(state: RequestState, ...events: (EngineEvent | ((state: RequestState) => EngineEvent))[]) {
  return events.reduce((current, event) => {
    return afterEffects(current, decide(current, typeof event === 'function' ? event(current) : event));
  }, state);
}
const of = <Kind extends Effect['kind']>(effects: readonly Effect[], kind: Kind) =>
  effects.filter((effect): effect is Extract<Effect, { kind: Kind }> => effect.kind === kind);
const statuses = ({ steps }: RequestState) =>
  Object.entries(steps).flatMap(([id, { status }]) => (status === 'NONE' ? [] : [`${id} ${status}`]));
const refusal = (state: RequestState, event: EngineEvent): EngineRefusal['code'] => {
  try {
    decide(state, event);
  } catch (error) {
    return (error as EngineRefusal).code;
  }
  return expect.unreachable('it was not refused');
};

/** Triage, approval, then a decision: back to the triage, or to the purchase, directly or after a correction. */
const flow = definition(
  [
    step.start('triage'),
    step.task({ id: 'triage', title: 'Triagem', connections: to('approve') }),
    step.approval({ id: 'approve', title: 'Aprovação', assignees: [superior], connections: to('gate') }),
    step.gateway({
      id: 'gate',
      title: 'Aprovado?',
      connections: [
        { stepId: 'fix', label: 'Não', field: 'approved', operator: '=', value: 'false' },
        { stepId: 'buy', label: 'Sim', field: 'approved', operator: '=', value: 'true' },
      ],
    }),
    step.task({ id: 'fix', title: 'Correção', connections: to('approve') }),
    step.approval({
      id: 'buy',
      title: 'Compra',
      assignees: [],
      groups: [{ id: 500, name: 'Suprimentos' }],
      connections: to('erp'),
    }),
    step.service({ id: 'erp', title: 'ERP', maxRetries: 2, connections: to('end') }),
    step.end(),
  ],
  ['item'],
);
const atBuy = () => after(freshState(flow), start, finish(), finish(true));

describe('redirecting', () => {
  test('T4.6.06 cancels the open task, undoes the steps from the target on and opens its task again', () => {
    const state = atBuy();
    const effects = decide(state, redirect('approve', 'Faltou o orçamento'));
    expect(of(effects, 'CLOSE_TASK')).toMatchObject([
      { uuid: state.openTask?.uuid, status: 'CANCELED', by: owner.id, motive: 'Faltou o orçamento' },
    ]);
    expect(of(effects, 'STEP_RESET').map(({ stepId }) => stepId)).toEqual(['approve', 'gate', 'buy']);
    expect(of(effects, 'OPEN_TASK')).toMatchObject([{ stepId: 'approve', type: 'APPROVAL', users: [20] }]);
    const next = afterEffects(state, effects);
    expect(next).toMatchObject({ status: 'IN_PROGRESS', currentStep: 'approve' });
    expect(statuses(next)).toEqual(['start FINISHED', 'triage FINISHED']);
    expect(next.steps.approve?.approved).toBeNull();
  });

  test('T4.6.06 history contains who redirected from which step to which, why, and on which version', () => {
    const entries = of(decide(atBuy(), redirect('approve', 'Faltou o orçamento')), 'WRITE_HISTORY');
    expect(entries.map(({ entry }) => entry.kind)).toEqual(['REDIRECTED', 'STEP_REACHED']);
    expect(entries[0]?.entry).toEqual({
      kind: 'REDIRECTED',
      stepId: 'approve',
      message:
        '<b>Rui</b> redirecionou a solicitação da etapa <b>Compra</b> para a etapa <b>Aprovação</b>, na versão 3 do processo. Motivo: Faltou o orçamento',
      by: owner.id,
      at,
    });
  });

  test('notifies the users whose task was removed and those who get the new one', () => {
    const notified = of(decide(atBuy(), redirect('approve')), 'NOTIFY');
    expect(notified).toMatchObject([
      { users: [], groups: [500], content: { name: 'redirected' } },
      { users: [20], groups: [], content: { name: 'taskOpened', values: { groups: [] } } },
    ]);
    const held = atBuy();
    const byOne = { ...held, openTask: held.openTask && { ...held.openTask, heldBy: 31 } };
    expect(of(decide(byOne, redirect('approve')), 'NOTIFY')[0]).toMatchObject({ users: [31], groups: [] });
  });

  test('undoes steps in the order in which the request reached them, not in the order of the drawing', () => {
    const back = after(freshState(flow), start, finish(), finish(false), finish(), finish(true));
    expect(statuses(back)).toEqual([
      'start FINISHED',
      'triage FINISHED',
      'approve FINISHED',
      'gate FINISHED',
      'fix FINISHED',
    ]);
    // the approval precedes the correction in the drawing, but was given after it
    const undone = of(decide(back, redirect('fix')), 'STEP_RESET').map(({ stepId }) => stepId);
    expect(undone).toEqual(['approve', 'gate', 'fix', 'buy']);
    expect(of(decide(back, redirect('triage')), 'STEP_RESET').map(({ stepId }) => stepId)).toEqual([
      'triage',
      'approve',
      'gate',
      'fix',
      'buy',
    ]);
  });

  test('does not change steps that the request never reached', () => {
    expect(of(decide(atBuy(), redirect('triage')), 'STEP_RESET').map(({ stepId }) => stepId)).not.toContain('fix');
  });

  test('redirecting to a service calls it again, and drops pending calls', () => {
    const circle = definition([
      step.start('erp'),
      step.service({ id: 'erp', maxRetries: 2, connections: to('check') }),
      step.task({ id: 'check', connections: to('end') }),
      step.end(),
    ]);
    const answered: EngineEvent = { kind: 'SERVICE_SUCCEEDED', at, stepId: 'erp', statusCode: 200, values: {} };
    const effects = decide(after(freshState(circle), start, answered), redirect('erp'));
    expect(of(effects, 'DROP_SERVICE_CALLS')).toHaveLength(1);
    expect(of(effects, 'CALL_SERVICE')).toMatchObject([{ stepId: 'erp', maxAttempts: 3 }]);
  });

  test('redirecting to a gateway decides again, on the newest decision that still counts', () => {
    // approved, then the purchase was rejected: that rejection is undone and must not be read
    const stopped = after(atBuy(), finish(false), failed);
    expect(stopped.values.approved).toBe(false);
    const effects = decide(stopped, redirect('gate'));
    const next = afterEffects(stopped, effects);
    expect(next).toMatchObject({ currentStep: 'buy', values: { approved: true } });
    expect(statuses(next)).toEqual(['start FINISHED', 'triage FINISHED', 'approve FINISHED', 'gate FINISHED']);
  });

  test('removes the decisions of the undone steps, and keeps the values of the form', () => {
    const state = atBuy();
    const withItem = { ...state, values: { ...state.values, item: 'mesa' } };
    const next = after(withItem, redirect('triage'));
    expect(next.values).toMatchObject({ approved: null, item: 'mesa' });
  });

  test('can redirect from a failed step', () => {
    const stopped = after(atBuy(), finish(true), failed);
    expect(after(stopped, redirect('buy'))).toMatchObject({ currentStep: 'buy', openTask: { stepId: 'buy' } });
  });

  test.each(['start', 'buy', 'fix', 'erp', 'end', 'nowhere'])('T4.6.02 does not redirect to the step %s', (stepId) => {
    expect(refusal(atBuy(), redirect(stepId))).toBe('STEP_NOT_RETRYABLE');
  });

  test('throws if the new task would have no assignee', () => {
    const state = { ...atBuy(), requester: enginePerson(10, 'Ana') };
    expect(refusal(state, redirect('approve'))).toBe('ASSIGNEE_MISSING');
  });

  test('throws if the request has ended', () => {
    const cancel: EngineEvent = { kind: 'CANCEL', by: owner, at, motive: 'x' };
    expect(refusal(after(atBuy(), cancel), redirect('approve'))).toBe('PROCESS_ENDED');
    expect(refusal(after(atBuy(), cancel), retry)).toBe('PROCESS_ENDED');
  });
});

describe('executing again', () => {
  const stopped = () => after(atBuy(), finish(true), failed);

  test('T4.6.07 a failed call is made again with all its attempts, and history contains who, why and on which version', () => {
    const state = stopped();
    expect(state.steps.erp?.status).toBe('FAILED');
    const effects = decide(state, retry);
    expect(of(effects, 'CALL_SERVICE')).toMatchObject([{ stepId: 'erp', maxAttempts: 3 }]);
    expect(of(effects, 'WRITE_HISTORY')[0]?.entry).toMatchObject({
      kind: 'RETRIED',
      stepId: 'erp',
      by: owner.id,
      message: '<b>Rui</b> executou novamente a etapa <b>ERP</b>, na versão 3 do processo. Motivo: O ERP voltou',
    });
    expect(afterEffects(state, effects)).toMatchObject({ currentStep: 'erp', steps: { erp: { status: 'NONE' } } });
  });

  test('T4.6.07 success advances the flow, failure leaves the step FAILED', () => {
    const running = after(stopped(), retry);
    const answered: EngineEvent = { kind: 'SERVICE_SUCCEEDED', at, stepId: 'erp', statusCode: 200, values: {} };
    expect(after(running, answered)).toMatchObject({ status: 'FINISHED', currentStep: null });
    expect(after(running, failed)).toMatchObject({ currentStep: 'erp', steps: { erp: { status: 'FAILED' } } });
    expect(after(running, failed, retry, answered).status).toBe('FINISHED');
  });

  test('a step without an assignee gets its task once an assignee is found', () => {
    const orphan = after(freshState(flow, { requester: enginePerson(10, 'Ana') }), start, finish());
    expect(orphan.steps.approve?.status).toBe('FAILED');
    expect(after(orphan, retry).steps.approve?.status).toBe('FAILED');
    const found = { ...orphan, requester: freshState(flow).requester };
    expect(after(found, retry)).toMatchObject({ openTask: { stepId: 'approve', users: [20] } });
  });

  test('a decision without a matching connection is made again on the current values', () => {
    const dead = after(freshState(flow), start, finish(), finish(true));
    const noWay = { ...dead, openTask: null, currentStep: 'gate', values: { approved: null } };
    const failing = {
      ...noWay,
      steps: { ...noWay.steps, gate: { status: 'FAILED' as const, approved: null, reached: 4 } },
    };
    expect(after(failing, retry).steps.gate?.status).toBe('FAILED');
    expect(after({ ...failing, values: { approved: true } }, retry).currentStep).toBe('buy');
  });

  test('a successful call whose connection leads nowhere is not made again', () => {
    const nowhere = definition([step.start('erp'), step.service({ id: 'erp' })]);
    const answered: EngineEvent = { kind: 'SERVICE_SUCCEEDED', at, stepId: 'erp', statusCode: 200, values: {} };
    const effects = decide(after(freshState(nowhere), start, answered), retry);
    expect(of(effects, 'CALL_SERVICE')).toEqual([]);
    expect(of(effects, 'STEP_FAILED')).toMatchObject([{ failure: { code: 'NO_CONNECTION' } }]);
  });

  test('calls that looped without an action of a user may continue', () => {
    const circle = definition([step.start('erp'), step.service({ id: 'erp', connections: to('erp') })]);
    const answered: EngineEvent = { kind: 'SERVICE_SUCCEEDED', at, stepId: 'erp', statusCode: 200, values: {} };
    let state = after(freshState(circle), start);
    while (state.steps.erp?.status === 'NONE') state = after(state, answered);
    expect(after(state, retry, answered).steps.erp?.status).toBe('NONE');
  });

  test('throws for a step that did not fail', () => {
    expect(refusal(atBuy(), retry)).toBe('STEP_NOT_FAILED');
    expect(refusal(after(stopped(), retry), retry)).toBe('STEP_NOT_FAILED');
  });
});
