import { DynamicForm, useDynamicForm } from '@tramita/widgets/form';
import { WidgetRoot } from '@tramita/widgets/provider';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { fields, options } from './definition.mjs';

const now = new Date();
const services = {
  searchOptions: async () => [],
  getIp: async () => '127.0.0.1',
  getPosition: async () => ({ latitude: 0, longitude: 0 }),
};
const formFields = fields.map(({ name, label, type, required, shownBy, value }) => ({
  id: name,
  name,
  label,
  type,
  options,
  value,
  rules: {
    required,
    visible: shownBy && `#${shownBy.name} == "${shownBy.value}"`,
    maskedValue: type === 'masked' ? 'cpf' : null,
    maxLength: 100,
  },
}));

let controller;
function Form() {
  controller = useDynamicForm({ fields: formFields, now, draftKey: 'bench' });
  return createElement(DynamicForm, { controller, services });
}

window.bench = {
  mount: (root) => createRoot(root).render(createElement(WidgetRoot, { theme: 'light' }, createElement(Form))),
  input: (name) => document.querySelector(`[data-field="${name}"] input`),
  validate: () => controller.submit(),
};
