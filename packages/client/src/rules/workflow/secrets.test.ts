import { expect, test } from 'vitest';
import { secretPlaceholder } from '../../contract/processes/process-model.ts';
import { ruleTexts as en } from '../languages/en.ts';
import { addField } from './commands/add-field.ts';
import { addStep } from './commands/add-step.ts';
import { changeField } from './commands/change-field.ts';
import { changeStep } from './commands/change-step.ts';
import { newWorkflow } from './new-workflow.ts';
import { keepSecrets } from './secrets.ts';

const endpoint = 'https://erp.example/pedidos';

/** A process with a call that sends `requestBody`, and two fields with the given names. */
function withCall(names: readonly [string, string], requestBody: string) {
  let model = addStep(newWorkflow(), { kind: 'placeholder', stepId: 'vazio' }, 'SERVICE_TASK', 'call');
  model = changeStep(model, 'call', { endpoint, requestBody });
  for (const [index, name] of names.entries()) {
    const id = `f${index}`;
    model = changeField(addField(model, id), id, { label: name, name, type: 'string' }).model;
  }
  return model;
}

const bodyOf = ({ steps }: ReturnType<typeof withCall>) =>
  steps.flatMap((step) => (step.type === 'SERVICE_TASK' ? [step.requestBody] : []))[0];

test.each([
  [['b', 'a'], '{"x":"#b","y":"#a"}'],
  [['b', 'c'], '{"x":"#b","y":"#c"}'],
  [['a', 'b'], '{"x":"#a","y":"#b"}'],
] as const)('C4.08 M4.38 a stored body follows fields renamed from a and b to %j', (names, expected) => {
  const stored = withCall(['a', 'b'], '{"x":"#a","y":"#b"}');
  const { model, problems } = keepSecrets(withCall(names, secretPlaceholder), [stored]);
  expect(problems).toEqual([]);
  expect(bodyOf(model)).toBe(expected);
});

test('C4.08 names placeholders without a stored value in the language of the user', () => {
  const model = withCall(['a', 'b'], secretPlaceholder);
  expect(keepSecrets(model, []).problems).toEqual([{ name: 'steps.call', message: 'Informe o corpo da requisição' }]);
  expect(keepSecrets(model, [], en.workflowProblems).problems).toEqual([
    { name: 'steps.call', message: 'Enter the request body' },
  ]);
  const moved = changeStep(withCall(['a', 'b'], '{}'), 'call', { endpoint: 'https://outro.example' });
  expect(keepSecrets(model, [moved], en.workflowProblems).problems).toEqual([
    { name: 'steps.call', message: 'The address of the integration has changed. Enter the request body again' },
  ]);
});
