import { createForm } from '@bpmn-io/form-js-viewer';
import '@bpmn-io/form-js-viewer/dist/assets/form-js.css';
import { fieldsOf, options } from './definition.mjs';

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
const componentOf = ({ name, label, type, required, shownBy }) => ({
  id: name,
  key: name,
  label,
  type: 'textfield',
  ...types[type],
  validate: { required },
  ...(shownBy && { conditional: { hide: `=${shownBy.name} != "${shownBy.value}"` } }),
});
const send = document.createElement('button');
send.textContent = 'Enviar';

window.bench = {
  async mount(root, count, debounce) {
    const fields = fieldsOf(count);
    const data = Object.fromEntries(fields.filter((field) => field.value).map((field) => [field.name, field.value]));
    const schema = { type: 'default', schemaVersion: 16, id: 'bench', components: fields.map(componentOf) };
    const container = document.createElement('div');
    root.append(send, container);
    const form = await createForm({ schema, data, container, debounce });
    send.addEventListener('click', () => form.submit());
  },
  input: (name) => document.querySelector(`input[id$="-${name}"], textarea[id$="-${name}"]`),
  send: () => send,
  errors: () => document.querySelectorAll('.fjs-form-field-error').length,
};
