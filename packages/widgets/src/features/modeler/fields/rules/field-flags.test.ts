import { changeStepField } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { modelerFieldsMessages as messages } from '../../../../messages/features/modeler/fields.ts';
import { exampleModel } from '../testing/example-model.ts';
import { setFlag, sharedFlag, usesOf } from './field-flags.ts';
import { wordsOfUse } from './words-of-use.ts';

const model = exampleModel([{ id: 'a', label: 'A', type: 'string' }]);
const flagOf = (changed: typeof model, flag: 'required' | 'visible') => sharedFlag(usesOf(changed.steps, 'a'), flag);

test('sets a flag for all steps that have the field and reads the value they share', () => {
  expect(usesOf(model.steps, 'a').map(({ step }) => step.id)).toEqual(['inicio', 'conferencia', 'gestor', 'fim']);
  expect(flagOf(model, 'visible')).toEqual({ template: 'Y', expression: '' });
  const written = setFlag(model, 'a', 'visible', 'JS', '#a == "1"');
  expect(flagOf(written, 'visible')).toEqual({ template: 'JS', expression: '#a == "1"' });
  expect(flagOf(setFlag(written, 'a', 'visible', 'N'), 'visible')).toEqual({ template: 'N', expression: '' });
  expect(setFlag(model, 'nenhum', 'visible', 'N')).toBe(model);
});

test('a flag is unset when steps disagree; the end step counts only for visibility', () => {
  const differs = changeStepField(model, 'gestor', 'a', { requiredTemplate: 'Y' });
  expect(flagOf(differs, 'required').template).toBeNull();
  const atEnd = changeStepField(model, 'fim', 'a', { requiredTemplate: 'Y', visibleTemplate: 'APPROVERS_ADMIN' });
  expect(flagOf(atEnd, 'required').template).toBe('N');
  expect(flagOf(atEnd, 'visible').template).toBeNull();
});

test.each([
  [{}, true, 'Editável'],
  [{ requiredTemplate: 'Y' }, true, 'Editável, obrigatório'],
  [{ editableTemplate: 'N' }, true, 'Só leitura'],
  [{ editableTemplate: 'JS', requiredTemplate: 'JS' }, true, 'Editável por expressão, obrigatório por expressão'],
  [{ editableTemplate: 'N', visibleTemplate: 'JS' }, true, 'Só leitura, visível por expressão'],
  [{ visibleTemplate: 'N', requiredTemplate: 'Y' }, true, 'Oculto'],
  [{ requiredTemplate: 'Y' }, false, 'Visível'],
  [{ visibleTemplate: 'JS' }, false, 'Visível por expressão'],
  [{ visibleTemplate: 'APPROVERS_ADMIN' }, false, 'Visível só para aprovadores e administradores'],
] as const)('describes %j (filled in: %s) as "%s"', (patch, isFilledIn, words) => {
  const [first] = usesOf(model.steps, 'a');
  if (!first) throw new Error('No step carries the field.');
  expect(wordsOfUse({ ...first.use, ...patch }, isFilledIn, messages)).toBe(words);
});
