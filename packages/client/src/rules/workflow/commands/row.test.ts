import { describe, expect, test } from 'vitest';
import { type ModelStep, modelStepTypes, type WorkflowModel } from '../../../contract/processes/process-model.ts';
import { defaultAssignees, stepIcons, stepTitles } from '../labels/step-titles.ts';
import { newWorkflow } from '../new-workflow.ts';
import {
  after,
  between,
  placeholder,
  row,
  soundWorkflow,
  stepOf,
  targets,
  threeTasks,
} from '../testing/sample-workflow.ts';
import { addField } from './add-field.ts';
import { addableTypes } from './add-place.ts';
import { addStep } from './add-step.ts';
import { removeConnection } from './change-connection.ts';
import { changeField } from './change-field.ts';
import { canStartConnection, connectableSteps, connectSteps } from './connect-steps.ts';
import { canMoveStep, moveStep } from './move-step.ts';
import { canRemoveStep, removeStep } from './remove-step.ts';

const fresh = newWorkflow();
const tasks = ['USER_TASK', 'APPROVAL_TASK', 'SERVICE_TASK', 'GATEWAY'];
const human = (model: WorkflowModel, id: string) => stepOf(model, id) as ModelStep & { type: 'USER_TASK' };

describe('a new workflow', () => {
  test('M4.01 starts as start event, placeholder, end event, connected in a row', () => {
    expect(fresh.steps.map(({ type }) => type)).toEqual(['START_EVENT', 'ADD', 'END_EVENT']);
    expect(fresh.steps.map(({ connections }) => connections)).toEqual([[{ stepId: 'vazio' }], [{ stepId: 'fim' }], []]);
  });
});

describe('a new step', () => {
  test('M3.2.01 has its id, type, title, icon and connections', () => {
    const model = addStep(fresh, placeholder('vazio'), 'USER_TASK', 'a');
    expect(stepOf(model, 'a')).toMatchObject({ id: 'a', type: 'USER_TASK', subtitle: '', description: '' });
    expect(targets(model, 'a')).toEqual(['fim']);
    for (const type of modelStepTypes) expect(stepIcons[type]).not.toBe('');
  });

  test('M3.2.02 M3.2.03 M3.2.04 M3.2.05 M3.2.06 M3.2.07 has the title of its type', () => {
    expect(stepTitles).toMatchObject({
      START_EVENT: 'Início',
      USER_TASK: 'Tarefa (Usuário)',
      APPROVAL_TASK: 'Tarefa (Aprovação)',
      SERVICE_TASK: 'Tarefa de Serviço',
      GATEWAY: 'Decisão',
      END_EVENT: 'Final',
    });
    expect(stepOf(addStep(fresh, placeholder('vazio'), 'GATEWAY', 'g'), 'g').title).toBe('Decisão');
  });

  test('M3.2.08 a placeholder is a separate kind of step without settings', () => {
    expect(fresh.steps[1]).toEqual({
      id: 'vazio',
      type: 'ADD',
      title: '',
      subtitle: '',
      description: '',
      connections: [{ stepId: 'fim' }],
    });
  });

  test('M3.2.09 M3.2.10 M3.2.11 M3.2.12 M3.2.13 starts with the settings of user and approval tasks', () => {
    for (const type of ['USER_TASK', 'APPROVAL_TASK'] as const) {
      expect(stepOf(addStep(fresh, placeholder('vazio'), type, 'a'), 'a')).toMatchObject({
        waitUntilEndOfProcess: false,
        isRoutable: true,
        isAttachmentRequired: false,
        groups: [],
        fillingFromSheet: false,
        notifyAssignees: 0,
        renotify: false,
        sla: null,
        slaUnit: null,
      });
    }
  });

  test('M3.2.29 M3.2.31 starts without headers and parameters if it is a service task', () => {
    const model = addStep(fresh, placeholder('vazio'), 'SERVICE_TASK', 's');
    expect(stepOf(model, 's')).toMatchObject({ requestHeaders: [], requestParams: [], maxRetries: '0' });
  });

  test('M3.1.09 M3.2.17 M3.2.18 M3.2.19 M3.2.20 copies the fields that are not hidden, as visible and editable', () => {
    const one = changeField(addField(addField(fresh, 'f1'), 'f2'), 'f2', { hidden: true }).model;
    for (const type of ['USER_TASK', 'APPROVAL_TASK'] as const) {
      const step = stepOf(addStep(one, placeholder('vazio'), type, 'a'), 'a');
      expect(step).toHaveProperty('fields', [
        {
          fieldId: 'f1',
          visible: 'true',
          visibleTemplate: 'Y',
          state: 'EDITABLE',
          required: 'false',
          requiredTemplate: 'N',
          editable: 'true',
          editableTemplate: 'Y',
        },
      ]);
    }
    expect(stepOf(addStep(one, placeholder('vazio'), 'GATEWAY', 'g'), 'g')).not.toHaveProperty('fields');
    expect(stepOf(addStep(one, placeholder('vazio'), 'SERVICE_TASK', 's'), 's')).not.toHaveProperty('fields');
  });

  test('M4.10 M4.11 the first user task is assigned to the initiator, further ones to no one yet', () => {
    const model = addStep(addStep(fresh, placeholder('vazio'), 'USER_TASK', 'a'), between('a'), 'USER_TASK', 'b');
    expect(human(model, 'a').assignees).toEqual([{ id: 1, firstName: 'Iniciador' }]);
    expect(human(model, 'b').assignees).toEqual([]);
  });

  test('M4.12 M4.13 every approval task is assigned to the direct superior, with the superior of the superior as third default', () => {
    const one = addStep(fresh, placeholder('vazio'), 'APPROVAL_TASK', 'a');
    const model = addStep(one, between('a'), 'APPROVAL_TASK', 'b');
    for (const id of ['a', 'b']) expect(human(model, id).assignees).toEqual([{ id: 2, firstName: 'Superior direto' }]);
    expect(defaultAssignees[2]).toEqual({ id: 3, firstName: 'Superior direto do superior' });
  });
});

describe('adding', () => {
  test('M4.02 fills the placeholder', () => {
    const model = addStep(fresh, placeholder('vazio'), 'USER_TASK', 'a');
    expect(row(model)).toEqual(['inicio', 'a', 'fim']);
    expect([targets(model, 'inicio'), targets(model, 'a')]).toEqual([['a'], ['fim']]);
  });

  test('M4.03 appends a placeholder after the last one, unless there is an end', () => {
    const open = removeStep(addStep(fresh, placeholder('vazio'), 'USER_TASK', 'a'), 'fim');
    const longer = addStep(open, placeholder('fim'), 'USER_TASK', 'b');
    expect(longer.steps.map(({ type }) => type)).toEqual(['START_EVENT', 'USER_TASK', 'USER_TASK', 'ADD']);
    expect(targets(longer, 'b')).toEqual([longer.steps[3]?.id]);
    const ended = addStep(longer, placeholder(longer.steps[3]?.id ?? ''), 'END_EVENT', 'e');
    expect(ended.steps.map(({ type }) => type)).toEqual(['START_EVENT', 'USER_TASK', 'USER_TASK', 'END_EVENT']);
    expect([targets(ended, 'b'), targets(ended, 'e')]).toEqual([['e'], []]);
  });

  test('M4.05 inserts a step between two others', () => {
    const model = addStep(threeTasks(), between('a'), 'SERVICE_TASK', 'new');
    expect(row(model)).toEqual(['inicio', 'a', 'new', 'b', 'c', 'fim']);
    expect([targets(model, 'a'), targets(model, 'new')]).toEqual([['new'], ['b']]);
  });

  test('adds a step to a branch before its target, and keeps the condition', () => {
    const model = addStep(soundWorkflow(), between('gateway', 1), 'USER_TASK', 'new');
    expect(row(model)).toEqual(['inicio', 'manager', 'gateway', 'order', 'check', 'new', 'fim']);
    expect(stepOf(model, 'gateway').connections[1]).toMatchObject({
      stepId: 'new',
      label: 'Vazio',
      operator: 'isNull',
    });
    expect([targets(model, 'new'), targets(model, 'check')]).toEqual([['fim'], ['fim']]);
  });

  test('keeps a step on a way back after the step it comes from', () => {
    const model = connectSteps(removeConnection(threeTasks(), 'c', 0), 'c', 'a');
    const longer = addStep(model, between('c'), 'USER_TASK', 'new');
    expect(row(longer)).toEqual(['inicio', 'a', 'b', 'c', 'new', 'fim']);
    expect([targets(longer, 'c'), targets(longer, 'new')]).toEqual([['new'], ['a']]);
  });

  test('creates a decision whose first connection leads to the next step, without a condition', () => {
    const model = addStep(threeTasks(), between('a'), 'GATEWAY', 'g');
    expect(stepOf(model, 'g').connections).toEqual([{ stepId: 'b' }]);
    expect(targets(model, 'a')).toEqual(['g']);
  });

  test('after a step is on its connection, after its end without one, and a new connection of a decision', () => {
    const onArrow = addStep(threeTasks(), after('a'), 'USER_TASK', 'new');
    expect([targets(onArrow, 'a'), targets(onArrow, 'new')]).toEqual([['new'], ['b']]);
    const open = addStep(removeConnection(threeTasks(), 'a', 0), after('a'), 'USER_TASK', 'new');
    expect([targets(open, 'a'), targets(open, 'new')]).toEqual([['new'], []]);
    const branch = addStep(soundWorkflow(), after('gateway'), 'USER_TASK', 'new');
    expect([targets(branch, 'gateway'), targets(branch, 'new')]).toEqual([['order', 'fim', 'new'], ['order']]);
  });

  test('changes nothing if the kind does not fit, the place does not exist, or the id exists', () => {
    expect(addStep(fresh, placeholder('vazio'), 'START_EVENT', 'x')).toBe(fresh);
    expect(addStep(fresh, placeholder('inicio'), 'USER_TASK', 'x')).toBe(fresh);
    expect(addStep(fresh, between('inicio', 4), 'USER_TASK', 'x')).toBe(fresh);
    expect(addStep(fresh, after('fim'), 'USER_TASK', 'x')).toBe(fresh);
    expect(addStep(fresh, placeholder('vazio'), 'USER_TASK', 'fim')).toBe(fresh);
  });
});

describe('the kinds of steps that can be added', () => {
  test('M4.07 contain only the start if nothing but the placeholder is left', () => {
    const bare = removeStep(removeStep(addStep(fresh, placeholder('vazio'), 'USER_TASK', 'a'), 'a'), 'inicio');
    expect(bare.steps.map(({ type }) => type)).toEqual(['ADD']);
    const place = placeholder(bare.steps[0]?.id ?? '');
    expect(addableTypes(bare, place)).toEqual(['START_EVENT']);
    expect(addStep(bare, place, 'START_EVENT', 's').steps.map(({ type }) => type)).toEqual(['START_EVENT', 'ADD']);
  });

  test('M4.08 contain user task, approval task, service task and decision otherwise', () => {
    expect(addableTypes(fresh, placeholder('vazio'))).toEqual(tasks);
    expect(addableTypes(fresh, between('inicio'))).toEqual(tasks);
  });

  test('M4.09 contain the end only after the last step of a process without one', () => {
    const open = removeStep(threeTasks(), 'fim');
    expect(addableTypes(open, placeholder('fim'))).toEqual([...tasks, 'END_EVENT']);
    expect(addableTypes(open, between('a'))).toEqual(tasks);
    expect(addableTypes(open, after('a'))).toEqual(tasks);
    expect(addableTypes(threeTasks(), after('c'))).toEqual(tasks);
  });
});

describe('deleting', () => {
  test('M4.04 converts an end event to a placeholder, only one if there is a placeholder before it', () => {
    const open = removeStep(threeTasks(), 'fim');
    expect(open.steps.map(({ type }) => type)).toEqual(['START_EVENT', 'USER_TASK', 'USER_TASK', 'USER_TASK', 'ADD']);
    expect(targets(open, 'c')).toEqual(['fim']);
    const joined = removeStep(fresh, 'fim');
    expect(joined.steps.map(({ type }) => type)).toEqual(['START_EVENT', 'ADD']);
    expect([targets(joined, 'inicio'), targets(joined, 'vazio')]).toEqual([['vazio'], []]);
  });

  test('M4.24 is allowed for every step but the start, and connects the steps around it', () => {
    for (const id of ['a', 'b', 'c', 'fim']) expect(canRemoveStep(threeTasks(), id)).toBe(true);
    const model = removeStep(threeTasks(), 'b');
    expect(row(model)).toEqual(['inicio', 'a', 'c', 'fim']);
    expect(targets(model, 'a')).toEqual(['c']);
  });

  test('M4.24 removes arrows drawn to the step and leaves a decision that led to it without a target', () => {
    const detour = connectSteps(removeConnection(soundWorkflow(), 'manager', 0), 'manager', 'check');
    const model = removeStep(detour, 'check');
    expect(targets(model, 'manager')).toEqual([]);
    expect(targets(model, 'order')).toEqual(['fim']);
    const decided = removeStep(connectSteps(soundWorkflow(), 'gateway', 'check'), 'check');
    expect(stepOf(decided, 'gateway').connections[2]).toEqual({ stepId: null });
    // after a decision the flow continues, with the condition
    const shorter = removeStep(soundWorkflow(), 'order');
    expect(stepOf(shorter, 'gateway').connections[0]).toMatchObject({ stepId: 'check', label: 'Alto' });
  });

  test('M4.25 is allowed for the start only when just two elements exist', () => {
    expect(canRemoveStep(fresh, 'inicio')).toBe(false);
    expect(removeStep(fresh, 'inicio')).toBe(fresh);
    const two = removeStep(fresh, 'fim');
    expect(canRemoveStep(two, 'inicio')).toBe(true);
    expect(removeStep(two, 'inicio').steps.map(({ type }) => type)).toEqual(['ADD']);
  });
});

describe('moving', () => {
  const gated = addStep(threeTasks(), between('a'), 'GATEWAY', 'g');

  test('M4.14 moves up from the third place on, and the plain arrows follow', () => {
    expect(['inicio', 'a', 'b', 'c'].map((id) => canMoveStep(threeTasks(), id, 'up'))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const model = moveStep(threeTasks(), 'b', 'up');
    expect(row(model)).toEqual(['inicio', 'b', 'a', 'c', 'fim']);
    expect(['inicio', 'b', 'a', 'c'].map((id) => targets(model, id))).toEqual([['b'], ['a'], ['c'], ['fim']]);
  });

  test('M4.15 M4.16 M4.17 never moves up an end, a decision, or past a decision', () => {
    expect(canMoveStep(threeTasks(), 'fim', 'up')).toBe(false);
    expect(canMoveStep(gated, 'g', 'up')).toBe(false);
    expect(canMoveStep(gated, 'b', 'up')).toBe(false);
    expect(moveStep(gated, 'b', 'up')).toBe(gated);
  });

  test('M4.18 moves down, and arrows drawn by hand keep their targets', () => {
    expect(['a', 'b'].map((id) => canMoveStep(threeTasks(), id, 'down'))).toEqual([true, true]);
    const byHand = connectSteps(removeConnection(threeTasks(), 'b', 0), 'b', 'fim');
    const model = moveStep(byHand, 'a', 'down');
    expect(row(model)).toEqual(['inicio', 'b', 'a', 'c', 'fim']);
    expect(['inicio', 'b', 'a'].map((id) => targets(model, id))).toEqual([['b'], ['fim'], ['c']]);
  });

  test('M4.19 M4.20 M4.23 never moves down a start, a decision, or past a decision', () => {
    expect(canMoveStep(threeTasks(), 'inicio', 'down')).toBe(false);
    expect(canMoveStep(gated, 'g', 'down')).toBe(false);
    expect(canMoveStep(gated, 'a', 'down')).toBe(false);
  });

  test('M4.21 M4.22 never moves down with fewer than three elements or among the last two', () => {
    expect(canMoveStep(threeTasks(), 'c', 'down')).toBe(false);
    expect(canMoveStep(threeTasks(), 'fim', 'down')).toBe(false);
    const two = { ...fresh, steps: threeTasks().steps.slice(1, 3) };
    expect(canMoveStep(two, 'a', 'down')).toBe(false);
  });

  test('also moves the first connection of a decision, and moves back to the same place', () => {
    const model = moveStep(soundWorkflow(), 'check', 'up');
    expect(row(model)).toEqual(['inicio', 'manager', 'gateway', 'check', 'order', 'fim']);
    expect(targets(model, 'gateway')).toEqual(['check', 'fim']);
    expect([targets(model, 'check'), targets(model, 'order')]).toEqual([['order'], ['fim']]);
    expect(moveStep(model, 'check', 'down')).toEqual(soundWorkflow());
  });
});

describe('connecting', () => {
  test('M4.26 M4.27 M4.28 begins at decisions and tasks, not at start, end or placeholder', () => {
    const open = ['manager', 'order', 'check'].reduce((model, id) => removeConnection(model, id, 0), soundWorkflow());
    for (const id of ['gateway', 'manager', 'order', 'check']) {
      expect(canStartConnection(open, id)).toEqual({ allowed: true });
    }
    expect(canStartConnection(open, 'inicio')).toEqual({ allowed: false });
    expect(canStartConnection(open, 'fim')).toEqual({ allowed: false });
    expect(canStartConnection(fresh, 'vazio')).toEqual({ allowed: false });
  });

  test('M5.1.17 begins once at a task, and reports why not again', () => {
    const reason = { allowed: false, message: 'É permitido apenas uma conexão para tarefas' };
    for (const id of ['manager', 'order', 'check']) expect(canStartConnection(soundWorkflow(), id)).toEqual(reason);
    const model = soundWorkflow();
    expect(connectSteps(model, 'manager', 'fim')).toBe(model);
  });

  test('M4.30 M4.31 leads to any step not connected yet, earlier or later, never itself, the start or a placeholder', () => {
    expect(connectableSteps(soundWorkflow(), 'gateway')).toEqual(['manager', 'check']);
    expect(connectableSteps(removeStep(threeTasks(), 'fim'), 'b')).toEqual(['a']);
    const model = connectSteps(soundWorkflow(), 'gateway', 'manager');
    expect(stepOf(model, 'gateway').connections[2]).toEqual({ stepId: 'manager' });
    expect(connectSteps(model, 'gateway', 'manager')).toBe(model);
  });

  test('M4.32 removing a connection deletes the link and nothing else', () => {
    const model = removeConnection(threeTasks(), 'a', 0);
    expect(targets(model, 'a')).toEqual([]);
    expect(row(model)).toEqual(row(threeTasks()));
    expect(removeConnection(model, 'a', 0)).toBe(model);
  });
});
