import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { createElement, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { fields, options } from './definition.mjs';

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
const propertyOf = ({ label, type, value }) => ({
  ...(schemas[type] ?? { type: 'string', maxLength: 100 }),
  title: label,
  ...(value && { default: value }),
});
const properties = (list) => Object.fromEntries(list.map((field) => [field.name, propertyOf(field)]));

const conditions = Map.groupBy(
  fields.filter((field) => field.shownBy),
  (field) => field.shownBy.name,
);
const schema = {
  type: 'object',
  required: fields.filter((field) => field.required).map((field) => field.name),
  properties: properties(fields.filter((field) => !field.shownBy)),
  allOf: [...conditions].map(([name, shown]) => ({
    if: { properties: { [name]: { const: shown[0].shownBy.value } }, required: [name] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: properties(shown) },
  })),
};
const uiSchema = Object.fromEntries(
  fields.filter((field) => field.type === 'text').map((field) => [field.name, { 'ui:widget': 'textarea' }]),
);

const form = createRef();
window.bench = {
  mount: (root) => createRoot(root).render(createElement(Form, { ref: form, schema, uiSchema, validator })),
  input: (name) => document.getElementById(`root_${name}`),
  validate: () => form.current.validateForm(),
};
