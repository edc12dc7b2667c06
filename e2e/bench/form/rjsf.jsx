import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import { fieldsOf, options } from './definition.mjs';

const values = options.map((option) => option.value);
const schemas = {
  integer: { type: 'integer' },
  float: { type: 'number' },
  money: { type: 'number' },
  date: { type: 'string', format: 'date' },
  boolean: { type: 'boolean' },
  select: { type: 'string', enum: values },
  'select-multiple': { type: 'array', uniqueItems: true, items: { type: 'string', enum: values } },
};
const propertyOf = ({ label, type, value, required }) => ({
  ...(schemas[type] ?? { type: 'string', maxLength: 100 }),
  // an empty list counts as a value otherwise
  ...(type === 'select-multiple' && required && { minItems: 1 }),
  title: label,
  ...(value && { default: value }),
});
const properties = (list) => Object.fromEntries(list.map((field) => [field.name, propertyOf(field)]));

function schemaOf(fields) {
  const conditions = Map.groupBy(
    fields.filter((field) => field.shownBy),
    (field) => field.shownBy.name,
  );
  return {
    type: 'object',
    required: fields.filter((field) => field.required).map((field) => field.name),
    properties: properties(fields.filter((field) => !field.shownBy)),
    allOf: [...conditions].map(([name, shown]) => ({
      if: { properties: { [name]: { const: shown[0].shownBy.value } }, required: [name] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: properties(shown) },
    })),
  };
}

window.bench = {
  mount(root, count) {
    const fields = fieldsOf(count);
    const texts = fields.filter((field) => field.type === 'text');
    const uiSchema = Object.fromEntries(texts.map((field) => [field.name, { 'ui:widget': 'textarea' }]));
    createRoot(root).render(
      <Form schema={schemaOf(fields)} uiSchema={uiSchema} validator={validator} noHtml5Validate />,
    );
  },
  input: (name) => document.getElementById(`root_${name}`),
  send: () => document.querySelector('button[type="submit"]'),
  errors: () => document.querySelectorAll('.error-detail').length,
};
