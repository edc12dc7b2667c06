import 'survey-core/survey-core.css';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { fieldsOf, options } from './definition.mjs';

const choices = options.map(({ label, value }) => ({ text: label, value }));
const types = {
  text: { type: 'comment' },
  integer: { type: 'text', inputType: 'number' },
  float: { type: 'text', inputType: 'number' },
  money: { type: 'text', inputType: 'number' },
  date: { type: 'text', inputType: 'date' },
  boolean: { type: 'boolean' },
  select: { type: 'dropdown', choices },
  'select-multiple': { type: 'checkbox', choices },
};
let model;
function modelOf(fields) {
  return new Model({
    // like the other forms: values change with every key, and all fields render without scrolling
    textUpdateMode: 'onTyping',
    elements: fields.map(({ name, label, type, required, shownBy, value }) => ({
      name,
      title: label,
      type: 'text',
      ...types[type],
      isRequired: required,
      defaultValue: value,
      ...(shownBy && { visibleIf: `{${shownBy.name}} = '${shownBy.value}'` }),
    })),
  });
}

window.bench = {
  mount(root, count) {
    model = modelOf(fieldsOf(count));
    createRoot(root).render(<Survey model={model} />);
  },
  input: (name) => document.getElementById(model.getQuestionByName(name).inputId),
  send: () => document.querySelector('.sd-navigation__complete-btn'),
  errors: () => document.querySelectorAll('.sd-question__erbox').length,
};
