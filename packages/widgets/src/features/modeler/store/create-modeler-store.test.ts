import type { ModelStep, WorkflowModel } from '@tramita/client/contract';
import { expect, test, vi } from 'vitest';
import { createModelerStore, isFree, isUnsaved } from './create-modeler-store.ts';

const step = (id: string, connections: ModelStep['connections'] = []): ModelStep => ({
  type: 'GATEWAY',
  id,
  title: id,
  subtitle: '',
  description: '',
  connections,
});
const model: WorkflowModel = {
  title: 'Compra',
  description: '',
  active: true,
  category: null,
  initializerGroup: null,
  assigneeStatuses: [],
  department: null,
  sector: null,
  hasNps: null,
  spreadsheetBool: false,
  spreadsheetUrl: '',
  scenarios: [],
  steps: [step('a', [{ stepId: 'b' }]), step('b')],
  fields: [{ id: 'f', name: 'valor', label: 'Valor', type: 'money', hint: '', options: [] }],
};
const titled = (title: string) => (present: WorkflowModel) => ({ ...present, title });

test('M4.52 any difference from the loaded, published or reset document is unsaved, including a restored draft', () => {
  const store = createModelerStore(model);
  expect(isUnsaved(store.get())).toBe(false);
  store.edit(titled('Outra'));
  expect(isUnsaved(store.get())).toBe(true);
  store.undo();
  expect(isUnsaved(store.get())).toBe(false);
  store.redo();
  store.load(store.get().history.present);
  expect(isUnsaved(store.get())).toBe(false);
  expect(isUnsaved(createModelerStore(titled('Rascunho')(model), model).get())).toBe(true);
});

test('an adopted change is not unsaved and survives an undo', () => {
  const store = createModelerStore(model);
  const scenarios: WorkflowModel['scenarios'] = [{ id: 's', name: 'Alto', values: {}, answers: [] }];
  const keep = () => store.adopt((present) => ({ ...present, scenarios }));
  keep();
  expect(isUnsaved(store.get())).toBe(false);
  expect(store.get().history.present.scenarios).toBe(scenarios);
  store.edit(titled('Outra'));
  keep();
  expect(isUnsaved(store.get())).toBe(true);
  store.undo();
  expect(isUnsaved(store.get())).toBe(false);
  expect(store.get().history.present).toMatchObject({ title: 'Compra', scenarios });
  store.redo();
  expect(isUnsaved(store.get())).toBe(true);
  expect(store.get().history.present).toMatchObject({ title: 'Outra', scenarios });
});

test('selects the process when the selected element is removed', () => {
  const store = createModelerStore(model);
  store.select({ kind: 'connection', stepId: 'a', index: 0 });
  store.edit((present) => ({ ...present, steps: [step('a'), step('b')] }));
  expect(store.get().selection).toEqual({ kind: 'process' });
  store.select({ kind: 'field', fieldId: 'f' });
  store.edit((present) => ({ ...present, fields: [] }));
  expect(store.get().selection).toEqual({ kind: 'process' });
  store.startConnecting('b');
  store.edit((present) => ({ ...present, steps: [step('a')] }));
  expect(store.get().connectingFrom).toBeNull();
});

test('M2.3.23 M2.3.24 refuses a selection while a target is being chosen or a check fails', () => {
  const store = createModelerStore(model);
  store.setCheck('title', false);
  expect(isFree(store.get())).toBe(false);
  expect(store.select({ kind: 'step', stepId: 'a' })).toBe(false);
  store.setCheck('title', true);
  expect(store.select({ kind: 'step', stepId: 'a' })).toBe(true);
  store.startConnecting('a');
  expect(isFree(store.get())).toBe(false);
  expect(store.select({ kind: 'step', stepId: 'b' })).toBe(false);
  expect(store.get().selection).toEqual({ kind: 'step', stepId: 'a' });
  store.stopConnecting();
  expect(store.select({ kind: 'process' })).toBe(true);
});

test('notifies listeners of changes only, and not after they unsubscribe', () => {
  const store = createModelerStore(model);
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.edit((present) => present);
  store.setCheck('title', true);
  store.undo();
  expect(listener).not.toHaveBeenCalled();
  store.edit(titled('Outra'));
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  store.undo();
  expect(listener).toHaveBeenCalledTimes(1);
});
