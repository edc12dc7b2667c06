import { createForm } from '@bpmn-io/form-js-viewer';
import { fields, options } from './definition.mjs';

const types = {
  text: { type: 'textarea' },
  integer: { type: 'number' },
  float: { type: 'number' },
  money: { type: 'number' },
  date: { type: 'datetime', subtype: 'date', dateLabel: 'Data' },
  boolean: {
    type: 'radio',
    values: [
      { label: 'Sim', value: 'true' },
      { label: 'Não', value: 'false' },
    ],
  },
  select: { type: 'select', values: options },
  'select-multiple': { type: 'checklist', values: options },
};
const schema = {
  type: 'default',
  schemaVersion: 16,
  id: 'bench',
  components: fields.map(({ name, label, type, required, shownBy }) => ({
    id: name,
    key: name,
    label,
    type: 'textfield',
    ...types[type],
    validate: { required },
    ...(shownBy && { conditional: { hide: `=${shownBy.name} != "${shownBy.value}"` } }),
  })),
};
const data = Object.fromEntries(fields.filter((field) => field.value).map((field) => [field.name, field.value]));

let form;
window.bench = {
  mount: async (root) => {
    // like the other forms: a key is handled at once, not after 300 ms
    form = await createForm({ schema, data, container: root, debounce: false });
  },
  input: (name) => document.querySelector(`input[id$="-${name}"], textarea[id$="-${name}"]`),
  validate: () => form.validate(),
};
