import { changeField, changeProcess, newWorkflow } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { exampleModel } from '../fields/testing/example-model.ts';
import { createModelerStore, isUnsaved } from './create-modeler-store.ts';
import { isSameDocument } from './is-same-document.ts';

test('M4.52 an edit that is typed back leaves nothing unsaved', () => {
  const store = createModelerStore(exampleModel());
  const rename = (title: string) => store.edit((model) => changeProcess(model, { title }), 'process-title');
  const { title } = store.get().saved;
  rename(`${title}x`);
  expect(isUnsaved(store.get())).toBe(true);
  rename(title);
  expect(store.get().history.present).not.toBe(store.get().saved);
  expect(isUnsaved(store.get())).toBe(false);
});

test('M4.52 a setting that was set and removed equals one that never existed', () => {
  const model = exampleModel();
  const { id = '' } = model.fields[0] ?? {};
  const limited = changeField(model, id, { minValue: 5 }).model;
  expect(isSameDocument(limited, model)).toBe(false);
  expect(isSameDocument(changeField(limited, id, { minValue: undefined }).model, model)).toBe(true);
});

test('documents differ in the order and the number of their parts', () => {
  const model = newWorkflow();
  expect(isSameDocument(model, structuredClone(model))).toBe(true);
  expect(isSameDocument(model, { ...model, steps: model.steps.toReversed() })).toBe(false);
  expect(isSameDocument(model, { ...model, steps: model.steps.slice(1) })).toBe(false);
  expect(isSameDocument({ steps: [] }, { steps: {} })).toBe(false);
  expect(isSameDocument({ category: null }, { category: undefined })).toBe(false);
});
