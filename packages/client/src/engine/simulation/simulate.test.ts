import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../contract/processes/process-model.ts';
import type { StepField, WorkflowDefinition } from '../../contract/processes/workflow.ts';
import { openCalendar } from '../../rules/calendar/open-calendar.ts';
import { commercialCalendar } from '../../rules/calendar/testing/commercial-calendar.ts';
import { step, to } from '../testing/definitions.ts';
import { isSameOutcome, outcomeOf, simulate } from './simulate.ts';
import { simulatedPeople } from './simulated-people.ts';

const at = new Date('2026-03-02T12:00:00Z');
const shown = (fieldId: string, overrides: Partial<StepField> = {}): StepField => ({
  fieldId,
  visible: 'true',
  required: 'false',
  editable: 'true',
  ...overrides,
});

/** A purchase: above a thousand the superior approves, then it is ordered in the ERP; a rejected one goes back. */
const purchase: WorkflowDefinition = {
  fields: [
    { id: 'f1', name: 'valor', label: 'Valor', type: 'money', maxValue: 9000 },
    { id: 'f2', name: 'porque', label: 'Por quê', type: 'string' },
    { id: 'f3', name: 'chefe', label: 'Chefe', type: 'assigneeData', assigneeData: 'customNameN1' },
    { id: 'f4', name: 'pedido', label: 'Pedido', type: 'string' },
  ],
  steps: [
    {
      ...step.start('big'),
      fields: [
        shown('f1', { required: 'true' }),
        shown('f2', { visible: '#valor > 1000', required: '#valor > 1000' }),
        shown('f3'),
      ],
    },
    step.gateway({
      id: 'big',
      connections: [
        { stepId: 'approve', label: 'Alto', field: 'valor', operator: '>', value: '1000' },
        { stepId: 'order', label: 'Baixo', field: 'valor', operator: '<=', value: '1000' },
      ],
    }),
    step.approval({
      id: 'approve',
      assignees: [{ id: 2, firstName: 'Superior direto' }],
      sla: 2,
      slaUnit: 'DAYS',
      connections: to('answer'),
    }),
    step.gateway({
      id: 'answer',
      connections: [
        { stepId: 'order', label: 'Sim', field: 'approved', operator: '=', value: 'true' },
        { stepId: 'mend', label: 'Não', field: 'approved', operator: '=', value: 'false' },
      ],
    }),
    step.task({
      id: 'mend',
      assignees: [{ id: 77, firstName: 'Rui' }],
      groups: [{ id: 5, name: 'Suprimentos' }],
      sla: 90,
      slaUnit: 'MINUTES',
      connections: to('approve'),
      fields: [shown('f1')],
    }),
    step.service({ id: 'order', maxRetries: 3, connections: to('end') }),
    step.end(),
  ],
};

const run = (scenario: Pick<Scenario, 'values' | 'answers'>, definition = purchase) =>
  simulate({ definition, title: 'Compras', scenario, people: simulatedPeople(definition), at });
const path = (simulation: ReturnType<typeof run>) => simulation.visits.map(({ stepId }) => stepId);
const rich = { valor: 5000, porque: 'Ampliação' };

describe('simulation', () => {
  test('takes the path of the values, with the label of each decision, assignees and agreed times', () => {
    const answers = [
      { stepId: 'approve', approved: true },
      { stepId: 'order', statusCode: 201, values: { pedido: 'P-1' } },
    ];
    const done = run({ values: rich, answers });
    expect(path(done)).toEqual(['start', 'big', 'approve', 'answer', 'order', 'end']);
    expect(done.end).toEqual({ kind: 'FINISHED' });
    expect(done.visits[1]).toMatchObject({ type: 'GATEWAY', taken: 'Alto', slaMinutes: null });
    expect(done.visits[2]).toMatchObject({ assignees: ['Superior direto'], slaMinutes: 2880, approved: true });
    expect(done.visits[4]).toMatchObject({ statusCode: 201 });
    expect(done.slaMinutes).toBe(2880);
    expect(done.values).toMatchObject({ pedido: 'P-1', approved: true, statusCode: 201, chefe: 'Superior direto' });
    expect(path(run({ values: { valor: 10 }, answers }))).toEqual(['start', 'big', 'order', 'end']);
  });

  test('D8.15 counts agreed times in the chosen calendar, each from the due time of the step before', () => {
    const answers = [
      { stepId: 'approve', approved: false, motive: 'Caro' },
      { stepId: 'mend', values: { valor: 1500 } },
    ];
    const office = { id: 1, calendar: openCalendar(commercialCalendar()) };
    const source = {
      definition: purchase,
      title: 'Compras',
      scenario: { values: rich, answers },
      people: simulatedPeople(purchase),
      // a Thursday; the day after is a holiday
      at: new Date('2026-11-19T19:30:00Z'),
      repeatsAnswers: false,
    };
    const duesOf = (simulation: ReturnType<typeof run>) =>
      simulation.visits.flatMap(({ stepId, dueAt }) => (dueAt === null ? [] : [[stepId, dueAt]]));
    const workingTime = { fixed: office, groups: {}, branch: null, fallback: office };
    expect(duesOf(simulate({ ...source, workingTime }))).toEqual([
      ['approve', '2026-11-24T21:00:00.000Z'],
      ['mend', '2026-11-25T12:30:00.000Z'],
      ['approve', '2026-11-27T21:00:00.000Z'],
    ]);
    expect(duesOf(simulate(source))[0]).toEqual(['approve', '2026-11-21T19:30:00.000Z']);
  });

  test('a chosen person replaces the initiator, with placeholders as superiors', () => {
    const requester = { id: 40, completeName: 'Ana Souza', userName: 'ana' };
    const definition = {
      ...purchase,
      steps: [step.start('a'), step.task({ id: 'a', connections: to('end') }), step.end()],
    };
    const { visits } = simulate({
      definition,
      title: 'Compras',
      scenario: { values: {}, answers: [] },
      people: simulatedPeople(definition, requester),
      at,
    });
    expect(visits.at(-1)?.assignees).toEqual(['Ana Souza']);
  });

  test('waits at the step whose answer is missing', () => {
    const waiting = run({ values: rich, answers: [] });
    expect(waiting.end).toEqual({ kind: 'WAITING', stepId: 'approve' });
    expect(path(waiting)).toEqual(['start', 'big', 'approve']);
    expect(run({ values: rich, answers: [{ stepId: 'approve' }] }).end.kind).toBe('WAITING');
  });

  test('a step uses its answers visit by visit, and repeats the last one', () => {
    const answers = [
      { stepId: 'approve', approved: false, motive: 'Caro' },
      { stepId: 'mend', values: { valor: 1500 } },
      { stepId: 'approve', approved: true },
      { stepId: 'order' },
    ];
    const done = run({ values: rich, answers });
    expect(path(done)).toEqual(['start', 'big', 'approve', 'answer', 'mend', 'approve', 'answer', 'order', 'end']);
    expect(done.visits[4]).toMatchObject({ assignees: ['Rui', 'Suprimentos'], slaMinutes: 90 });
    // two days twice and an hour and a half
    expect(done.slaMinutes).toBe(2 * 2880 + 90);
    expect(done.values.valor).toBe(1500);
    const forever = run({ values: rich, answers: answers.slice(0, 2) });
    expect(forever.end).toEqual({ kind: 'ENDLESS' });
    const scenario = { values: rich, answers: answers.slice(0, 2) };
    const source = { definition: purchase, title: 'Compras', scenario, people: simulatedPeople(purchase), at };
    expect(simulate({ ...source, repeatsAnswers: false }).end).toEqual({ kind: 'WAITING', stepId: 'approve' });
  });

  test('forms are checked as on the server: reports by field what the server would reject', () => {
    expect(run({ values: { valor: 5000 }, answers: [] }).end).toMatchObject({
      kind: 'REFUSED',
      stepId: 'start',
      problems: [{ name: 'porque' }],
    });
    expect(run({ values: { valor: 10_000, porque: 'x' }, answers: [] }).end).toMatchObject({ kind: 'REFUSED' });
    const noMotive = run({ values: rich, answers: [{ stepId: 'approve', approved: false }] });
    expect(noMotive.end).toMatchObject({ kind: 'REFUSED', stepId: 'approve', message: 'Preenche o motivo' });
    // a value of a field that the form no longer has is left out, not rejected
    expect(run({ values: { valor: 10, antigo: 'x' }, answers: [{ stepId: 'order' }] }).end.kind).toBe('FINISHED');
  });

  test('a failing service stops the flow with its reason, or lets it continue if the step is configured so', () => {
    const answers = [{ stepId: 'order', statusCode: 503 }];
    expect(run({ values: { valor: 10 }, answers }).end).toEqual({
      kind: 'STOPPED',
      stepId: 'order',
      message: 'A chamada falhou. O sistema respondeu com o código 503.',
    });
    const tolerant = {
      ...purchase,
      steps: purchase.steps.map((one) => (one.type === 'SERVICE_TASK' ? { ...one, continueIfError: true } : one)),
    };
    const done = run({ values: { valor: 10 }, answers }, tolerant);
    expect([done.end.kind, done.values.statusCode]).toEqual(['FINISHED', 503]);
  });

  test('a decision without a true condition stops the flow, and dates are relative to the day of the run', () => {
    const dated = (value: string): WorkflowDefinition => ({
      fields: [{ id: 'd', name: 'dia', label: 'Dia', type: 'date' }],
      steps: [
        { ...step.start('g'), fields: [shown('d')] },
        step.gateway({
          id: 'g',
          title: 'Hoje?',
          connections: [{ stepId: 'end', label: 'Sim', field: 'dia', operator: '=', value }],
        }),
        step.end(),
      ],
    });
    const scenario = { values: { dia: '2026-03-01' }, answers: [] };
    expect(run(scenario, dated('LAST_DATE')).end.kind).toBe('FINISHED');
    expect(run(scenario, dated('OTHERS:-1')).end.kind).toBe('FINISHED');
    expect(run(scenario, dated('CURRENT_DATE')).end).toEqual({
      kind: 'STOPPED',
      stepId: 'g',
      message: 'Nenhuma condição da decisão Hoje? foi atendida.',
    });
  });

  test('a process that cannot run stops with a message: no steps, a step without people, a connection without target', () => {
    expect(run({ values: {}, answers: [] }, { steps: [], fields: [] }).end.kind).toBe('STOPPED');
    const lonely = { steps: [step.start('a'), step.task({ id: 'a', assignees: [] })], fields: [] };
    expect(run({ values: {}, answers: [] }, lonely).end).toMatchObject({
      kind: 'STOPPED',
      message: 'A etapa Etapa a não tem responsável nem grupo definido.',
    });
    expect(run({ values: {}, answers: [] }, { steps: [step.start()], fields: [] }).end.kind).toBe('STOPPED');
  });

  test('the outcome of a scenario changes with the path or the end, and with nothing else', () => {
    const before = outcomeOf(run({ values: { valor: 10 }, answers: [{ stepId: 'order' }] }));
    expect(before).toEqual({ path: ['start', 'big', 'order', 'end'], end: 'FINISHED' });
    expect(isSameOutcome(before, outcomeOf(run({ values: { valor: 20 }, answers: [{ stepId: 'order' }] })))).toBe(true);
    expect(isSameOutcome(before, outcomeOf(run({ values: { valor: 10 }, answers: [] })))).toBe(false);
    expect(isSameOutcome(before, outcomeOf(run({ values: rich, answers: [{ stepId: 'order' }] })))).toBe(false);
  });
});
