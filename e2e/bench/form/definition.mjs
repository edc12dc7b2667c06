// The form that every library renders: 200 fields, a chain of 50 conditions and a hub with 50 dependents.

/** Field types that every library has; types that only one has, such as masks, are plain inputs in the others. */
const types = ['string', 'integer', 'text', 'money', 'date', 'boolean', 'select', 'masked', 'select-multiple', 'float'];

export const options = ['Primeira', 'Segunda', 'Terceira', 'Quarta'].map((label, index) => ({
  label,
  value: String(index),
}));

const plain = Array.from({ length: 98 }, (_, index) => ({
  name: `p${index}`,
  label: `Campo ${index}`,
  type: types[index % types.length],
  required: index % 3 === 0,
}));
const text = (name, shownBy) => ({ name, label: `Campo ${name}`, type: 'string', required: false, shownBy });

/** All fields in order; `shownBy` contains the name and the value of the field that makes it visible. */
export const fields = [
  text('hub', null),
  ...plain,
  ...Array.from({ length: 50 }, (_, index) => text(`h${index}`, { name: 'hub', value: 'on' })),
  ...Array.from({ length: 51 }, (_, index) => ({
    ...text(`c${index}`, index === 0 ? null : { name: `c${index - 1}`, value: 'on' }),
    value: 'on',
  })),
];

/** The plain field for typing, the field with 50 dependents, and one of its dependents. */
export const keyField = 'p0';
export const hubField = 'hub';
export const dependent = 'h49';
