import { describe, expect, test } from 'vitest';
import type { ModelStep, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { changeProcess } from '../commands/change-process.ts';
import { changeStep } from '../commands/change-step.ts';
import { newWorkflow } from '../new-workflow.ts';
import { soundWorkflow, stepOf } from '../testing/sample-workflow.ts';
import { applyImport } from './apply-import.ts';
import { exportWorkflow } from './export-workflow.ts';
import { importWorkflow, maxImportLength } from './import-workflow.ts';

const person = (id: number, firstName: string) => ({ id, firstName });
const shared = changeProcess(
  changeStep(
    changeStep(soundWorkflow(), 'check', { assignees: [person(1, 'Iniciador'), person(8, 'Ana')] }),
    'manager',
    {
      assignees: [person(8, 'Ana'), person(9, 'Rui')],
      groups: [{ id: 5, name: 'Fiscal' }],
    },
  ),
  { assigneeStatuses: [1, 2, 7] },
);
const read = (model: WorkflowModel) => {
  const result = importWorkflow(exportWorkflow(model));
  if (!result.ok) throw new Error(result.message);
  return result;
};

describe('export and import', () => {
  test('M4.55 M4.59 M8.12 contain everything a designer edits, exactly, without id, version or dates', () => {
    for (const model of [newWorkflow(), shared]) expect(read(model).model).toEqual(model);
    const content = JSON.parse(exportWorkflow(shared));
    for (const name of ['id', 'version', 'parentId', 'createdAt']) expect(content).not.toHaveProperty(name);
    for (const name of ['title', 'description', 'category', 'initializerGroup', 'assigneeStatuses', 'hasNps']) {
      expect(content).toHaveProperty(name);
    }
  });

  test('M4.57 list each person and group that needs a destination once, without initiator and superiors', () => {
    expect(read(shared)).toMatchObject({
      people: [person(8, 'Ana'), person(9, 'Rui')],
      groups: [{ id: 5, name: 'Fiscal' }],
      department: { id: 1 },
      sector: { id: 2 },
    });
  });

  test('M4.56 T6.28 treat the statuses 1 and 2 as equal in every system', () => {
    expect(read(shared).statuses).toEqual([7]);
  });

  test('an import without scenarios keeps the current ones, one with scenarios replaces them', () => {
    const scenario = (id: string) => ({ id, name: id, values: {}, answers: [] });
    const mapping = { people: new Map(), groups: new Map(), statuses: [], department: null, sector: null };
    const current = { ...shared, scenarios: [scenario('aqui')] };
    expect(applyImport(current, { ...shared, scenarios: [] }, mapping).scenarios).toEqual([scenario('aqui')]);
    const brought = applyImport(current, { ...shared, scenarios: [scenario('de fora')] }, mapping);
    expect(brought.scenarios).toEqual([scenario('de fora')]);
  });

  test('M4.57 M4.58 replace destinations, department and sector, and keep whether it is active', () => {
    const area = { id: 30, description: 'Outro', active: true };
    const mapping = {
      people: new Map([
        [8, person(80, 'Bia')],
        [9, person(80, 'Bia')],
      ]),
      groups: new Map([[5, { id: 50, name: 'Contas' }]]),
      statuses: [3],
      department: area,
      sector: { ...area, id: 31 },
    };
    const current = changeProcess(newWorkflow(), { active: false });
    const model = applyImport(current, shared, mapping);
    const human = (id: string) => stepOf(model, id) as ModelStep & { type: 'USER_TASK' };
    expect(human('manager')).toMatchObject({ assignees: [person(80, 'Bia')], groups: [{ id: 50, name: 'Contas' }] });
    expect(human('check').assignees).toEqual([person(1, 'Iniciador'), person(80, 'Bia')]);
    expect(model).toMatchObject({
      title: 'Reembolso',
      active: false,
      assigneeStatuses: [1, 2],
      department: { id: 30 },
      sector: { id: 31 },
    });
  });

  test('M4.56 keep other statuses that exist here, and drop the rest', () => {
    const mapping = { people: new Map(), groups: new Map(), department: null, sector: null };
    expect(applyImport(shared, shared, { ...mapping, statuses: [7] }).assigneeStatuses).toEqual([1, 2, 7]);
    expect(applyImport(shared, shared, { ...mapping, statuses: [] }).assigneeStatuses).toEqual([1, 2]);
  });
});

describe('a text that is not a process', () => {
  const text = exportWorkflow(shared);
  const changed = (change: (content: WorkflowModel) => unknown): string => {
    const content = JSON.parse(text);
    return JSON.stringify(change(content) ?? content);
  };
  const step = soundWorkflow().steps[1];

  test.each([
    ['empty', ''],
    ['cut off', text.slice(0, -20)],
    ['something else', '"processo"'],
    ['a list', '[]'],
    ['null', 'null'],
    ['without steps', changed(({ steps: _, ...rest }) => rest)],
    ['with no step at all', changed((content) => ({ ...content, steps: [] }))],
    ['without fields', changed(({ fields: _, ...rest }) => rest)],
    ['with a step of another kind', changed((content) => ({ ...content, steps: [{ ...step, type: 'SCRIPT' }] }))],
    ['with two steps of one id', changed((content) => ({ ...content, steps: [step, step] }))],
    ['with two fields of one id', changed((content) => ({ ...content, fields: Array(2).fill(content.fields[0]) }))],
    ['with a number for a title', changed((content) => ({ ...content, title: 4 }))],
    ['with an operator that is none', text.replace('">"', '"~"')],
    ['with an id that is an object', text.replace('"id": "order"', '"id": {"a": 1}')],
    ['with more than 1000 steps', changed((content) => ({ ...content, steps: manySteps(1001) }))],
    ['that reaches for prototypes', text.replace('{', '{"__proto__": {"polluted": true},')],
    ['over 5 MB', `${text}${' '.repeat(maxImportLength)}`],
    ['nested without end', '['.repeat(100_000)],
    ['nested very deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ])('M5.5.13 %s is refused with the message', (_what, content) => {
    expect(importWorkflow(content)).toEqual({ ok: false, message: 'Não foi possível importar o processo' });
    expect({}).not.toHaveProperty('polluted');
  });

  function manySteps(count: number) {
    return Array.from({ length: count }, (_, index) => ({ ...step, id: `s${index}` }));
  }

  test('accepts a flow with cycles, and drops unknown properties', () => {
    const looped = changed((content) => ({
      ...content,
      extra: 1,
      steps: [{ ...step, connections: [{ stepId: step?.id }] }],
    }));
    const result = importWorkflow(looped);
    expect(result.ok && result.model.steps[0]?.connections).toEqual([{ stepId: 'manager' }]);
    expect(result.ok && result.model).not.toHaveProperty('extra');
  });
});
