import { Formio } from '@formio/js';
import '@formio/js/dist/formio.form.css';
import { fieldsOf, options } from './definition.mjs';

const types = {
  text: { type: 'textarea' },
  integer: { type: 'number' },
  float: { type: 'number' },
  money: { type: 'number' },
  // a plain input: its own date field loads a calendar from another server
  boolean: { type: 'radio', values: options.slice(0, 2) },
  select: { type: 'radio', values: options },
  'select-multiple': { type: 'selectboxes', values: options },
};
const componentOf = ({ name, label, type, required, shownBy, value }) => ({
  key: name,
  label,
  type: 'textfield',
  input: true,
  ...types[type],
  validate: { required },
  defaultValue: value,
  ...(shownBy && { conditional: { show: true, when: shownBy.name, eq: shownBy.value } }),
});

window.bench = {
  async mount(root, count) {
    const components = [
      ...fieldsOf(count).map(componentOf),
      { type: 'button', action: 'submit', key: 'send', label: 'Enviar' },
    ];
    await Formio.createForm(root, { components }, { noAlerts: false });
  },
  input: (name) => document.querySelector(`[name="data[${name}]"]`),
  send: () => document.querySelector('button[name="data[send]"]'),
  errors: () => document.querySelectorAll('.formio-component.has-error, .formio-error-wrapper').length,
};
