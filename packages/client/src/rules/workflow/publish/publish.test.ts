import { describe, expect, test } from 'vitest';
import { publishBodySchema } from '../../../contract/processes/processes.ts';
import { changeConnection } from '../commands/change-connection.ts';
import { changeField } from '../commands/change-field.ts';
import { changeProcess } from '../commands/change-process.ts';
import { changeStepField } from '../commands/change-step.ts';
import { newWorkflow } from '../new-workflow.ts';
import { soundWorkflow } from '../testing/sample-workflow.ts';
import { modelOfPublish } from './model-of-publish.ts';
import { publishBody } from './publish-body.ts';

const sound = changeStepField(soundWorkflow(), 'check', 'f3', { visibleTemplate: 'JS', visible: '#valor > 1' });
const travelled = (model = sound) =>
  modelOfPublish(publishBodySchema.parse(JSON.parse(JSON.stringify(publishBody(model)))));

describe('the payload of a publication', () => {
  const body = publishBody(sound, { parentId: 4, knownVersion: 3 });

  test('M3.1.06 M3.1.07 contains the process and its known version, and the fields as data', () => {
    expect(body).toMatchObject({ parentId: 4, knownVersion: 3 });
    expect(publishBody(sound)).not.toHaveProperty('parentId');
    expect(body).not.toHaveProperty('fields');
    expect(body.data.slice(0, 3).map(({ id, formOrder }) => [id, formOrder])).toEqual([
      ['f1', 1],
      ['f2', 2],
      ['f3', 3],
    ]);
  });

  test('M3.3.02 contains a connection of a decision with its field as dataId, name and dataType and its target', () => {
    expect(body.gatewayFlows).toEqual([
      {
        stepId: 'gateway',
        dataId: 'f1',
        name: 'valor',
        label: 'Alto',
        operator: '>',
        value: '100',
        dataType: 'money',
        nextStepId: 'order',
      },
      {
        stepId: 'gateway',
        dataId: 'f1',
        name: 'valor',
        label: 'Vazio',
        operator: 'isNull',
        dataType: 'money',
        nextStepId: 'fim',
      },
    ]);
  });

  test('M3.3.03 contains the next step of every step except decisions and the end', () => {
    expect(body.steps.map(({ id, nextStepId }) => [id, nextStepId])).toEqual([
      ['inicio', 'manager'],
      ['manager', 'gateway'],
      ['gateway', undefined],
      ['order', 'check'],
      ['check', 'fim'],
      ['fim', undefined],
    ]);
    expect(body.steps[1]).toMatchObject({ type: 'APPROVAL_TASK', typeTitle: 'Tarefa (Aprovação)', icon: 'user-check' });
    expect(body.steps[1]).not.toHaveProperty('fields');
    expect(body.steps[1]).not.toHaveProperty('connections');
  });

  test('M7.05 contains the flags of each field at each step', () => {
    expect(body.dataSteps).toHaveLength(12);
    expect(body.dataSteps.find(({ stepId, dataId }) => stepId === 'check' && dataId === 'f3')).toEqual({
      stepId: 'check',
      dataId: 'f3',
      formOrder: 3,
      required: 'false',
      requiredTemplate: 'N',
      editable: 'true',
      editableTemplate: 'Y',
      visible: '#valor > 1',
      visibleTemplate: 'JS',
      state: 'EDITABLE',
    });
  });

  test('M5.2.13 contains a flag whose expression was never written as N', () => {
    const open = changeStepField(sound, 'manager', 'f1', { requiredTemplate: 'JS' });
    const entry = publishBody(open).dataSteps.find(({ stepId, dataId }) => stepId === 'manager' && dataId === 'f1');
    expect(entry).toMatchObject({ required: 'N', requiredTemplate: 'N' });
  });

  test('M3.1.09 contains the built-in fields hidden, and once', () => {
    const names = ['approved', 'motive', 'statusCode', 'protocol', 'callbackUrl', 'idk', 'approvedBy', 'reprovedBy'];
    expect(body.data.slice(3).map(({ name, hidden }) => [name, hidden])).toEqual(names.map((name) => [name, true]));
  });
});

describe('a published payload', () => {
  test('is converted back to the same model', () => {
    for (const model of [newWorkflow(), sound]) expect(travelled(model)).toEqual(model);
  });

  test('keeps invalid parts of a process, for the checks to reject', () => {
    const gone = changeConnection(sound, 'gateway', 1, { stepId: null, operator: undefined, field: undefined });
    const doubled = {
      ...gone,
      steps: gone.steps.map((step) =>
        step.id === 'check' ? { ...step, connections: [{ stepId: 'fim' }, { stepId: 'order' }] } : step,
      ),
    };
    expect(travelled(doubled)).toEqual(JSON.parse(JSON.stringify(doubled)));
  });

  test('treats Y and true, N and false alike, and follows the order of the form', () => {
    const plain = publishBody(sound);
    const dataSteps = plain.dataSteps.map((entry) => ({
      ...entry,
      ...(entry.visibleTemplate === 'Y' ? { visible: 'Y' } : {}),
      ...(entry.requiredTemplate === 'N' ? { required: 'N' } : {}),
    }));
    const model = modelOfPublish({ ...plain, dataSteps, data: plain.data.toReversed() });
    expect(model.steps).toEqual(sound.steps);
    expect(model.fields).toEqual(sound.fields);
  });

  test('keeps settings and scenarios', () => {
    const scenarios = [
      { id: 's', name: 'Alto', values: { valor: 5 }, answers: [{ stepId: 'manager', approved: true }] },
    ];
    const model = changeProcess(changeField(sound, 'f1', { hint: 'Em reais', section: 'Dados', span: 3 }).model, {
      scenarios,
      spreadsheetBool: true,
      spreadsheetUrl: 'x',
      initializerGroup: { id: 3, name: 'Gestores' },
    });
    expect(travelled(model)).toEqual(model);
  });
});
