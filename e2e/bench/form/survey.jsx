import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { fields, options } from './definition.mjs';

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
const model = new Model({
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

window.bench = {
  mount: (root) => createRoot(root).render(createElement(Survey, { model })),
  input: (name) => {
    const { inputId } = model.getQuestionByName(name);
    return document.getElementById(inputId);
  },
  validate: () => model.validate(false),
};
