import type { SearchSource } from '@tramita/client/contract';
import { workflowLabels } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { modelerFieldsMessages as messages } from '../../../../messages/features/modeler/fields.ts';
import { exampleModel } from '../testing/example-model.ts';
import { previewFields, previewSteps } from './preview-fields.ts';
import { previewServices } from './preview-services.ts';

const never = new AbortController().signal;

test('an unfinished form can be filled in; fields without a name or with a repeated one are left out', () => {
  const model = exampleModel([
    { id: 'a', label: 'Cargo', type: 'assigneeData', assigneeData: 'custom3N1' },
    { id: 'b', label: '', type: '' },
    { id: 'c', label: 'C', type: 'string' },
    { id: 'd', label: 'D', type: 'string' },
  ]);
  const names: Record<string, string> = { c: '', d: 'cargo' };
  const fields = model.fields.map((field) => ({ ...field, name: names[field.id] ?? field.name }));
  const form = previewFields({ ...model, fields }, 'inicio', workflowLabels);
  expect(form.map(({ name, label, type, value }) => [name, label, type, value])).toEqual([
    ['cargo', 'Cargo', 'assigneeData', 'Cargo - Superior (N1)'],
    ['novo_campo', 'novo_campo', 'string', undefined],
  ]);
});

test('only steps with fields have a preview', () => {
  expect(previewSteps(exampleModel([]).steps)).toEqual([]);
  const steps = previewSteps(exampleModel([{ id: 'a', label: 'A', type: 'date' }]).steps);
  expect(steps.map(({ id }) => id)).toEqual(['inicio', 'conferencia', 'gestor', 'fim']);
});

test('a search filters its own list by the fields it depends on, and returns examples for other sources', async () => {
  const list: SearchSource = {
    kind: 'list',
    items: [
      { label: 'São Paulo', value: '1', when: { uf: 'sp' } },
      { label: 'Santos', value: '2', when: { uf: 'sp' } },
      { label: 'Niterói', value: '3', when: { uf: 'rj' } },
    ],
  };
  const ask = (source: SearchSource | undefined, query: string, values = {}) =>
    previewServices(() => source, messages).searchOptions(
      { id: '1', name: 'cidade', label: 'Cidade', type: 'search', rules: {} },
      query,
      values,
      never,
    );
  expect(await ask(list, 'sao', { uf: 'sp' })).toEqual([{ label: 'São Paulo', value: '1' }]);
  expect(await ask(list, '', { uf: 'rj' })).toEqual([{ label: 'Niterói', value: '3' }]);
  expect((await ask({ kind: 'people' }, '')).map(({ label }) => label)).toContain('Pessoa de exemplo 1');
  expect((await ask({ kind: 'groups' }, '2')).map(({ label }) => label)).toEqual(['Grupo de exemplo 2']);
  expect((await ask(undefined, '')).map(({ label }) => label)).toContain('Item de exemplo 3');
});
