import { expect, test } from 'vitest';
import type { WorkflowDefinition } from '../../../contract/processes/workflow.ts';
import { changeStep } from '../commands/change-step.ts';
import { removeStep } from '../commands/remove-step.ts';
import { newWorkflow } from '../new-workflow.ts';
import { soundWorkflow } from '../testing/sample-workflow.ts';
import { definitionOf } from './definition-of.ts';
import { modelOfDefinition } from './model-of-definition.ts';

const stepIn = (definition: WorkflowDefinition, id: string) => definition.steps.find((step) => step.id === id);

test('a model keeps its steps and its form when it is converted to a definition and back', () => {
  const model = changeStep(soundWorkflow(), 'order', {
    serviceType: 'SHEETS',
    notifyIntegrationError: 1,
    integrationErrorTarget: 'ti@exemplo.com',
    responseBody: { valor: 'a.b' },
    callbackResponseBody: { tipo: 'c' },
    googleSheetsConfig: { url: 'https://docs.google.com/x', sheetName: 'Dados', formFields: ['valor'] },
  });
  const definition = definitionOf(model);
  expect(modelOfDefinition(definition)).toEqual({ steps: model.steps, fields: model.fields });
  expect(stepIn(definition, 'order')).toMatchObject({
    call: { responseBody: { 'a.b': 'valor' } },
    callbackResponseBody: { c: 'tipo' },
    maxRetries: 0,
  });
});

test('a definition skips placeholders and leaves out connections without a target', () => {
  expect(definitionOf(newWorkflow()).steps.map(({ id, connections }) => [id, connections])).toEqual([
    ['inicio', [{ stepId: 'fim' }]],
    ['fim', []],
  ]);
  const open = definitionOf(removeStep(soundWorkflow(), 'fim'));
  expect(stepIn(open, 'check')?.connections).toEqual([]);
  const model = newWorkflow();
  const looped = {
    ...model,
    steps: model.steps.map((step) => (step.type === 'ADD' ? { ...step, connections: [{ stepId: 'vazio' }] } : step)),
  };
  expect(definitionOf(looped).steps[0]?.connections).toEqual([]);
});

test('the check rejects a number of retries that is not a number', () => {
  expect(stepIn(definitionOf(changeStep(soundWorkflow(), 'order', { maxRetries: '3' })), 'order')).toMatchObject({
    maxRetries: 3,
  });
  expect(stepIn(definitionOf(changeStep(soundWorkflow(), 'order', { maxRetries: 'x' })), 'order')).toMatchObject({
    maxRetries: -1,
  });
});
