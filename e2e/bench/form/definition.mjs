// The form every library draws: 200 fields, a chain of 50 conditions and a hub with 50 dependents.

/** Types every library has; masks, grouping and the like, which only one has, are plain inputs in the others. */
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

/** Fields in order: `shownBy` names the field, and the value it must have. */
export const fields = [
  text('hub', null),
  ...plain,
  ...Array.from({ length: 50 }, (_, index) => text(`h${index}`, { name: 'hub', value: 'on' })),
  ...Array.from({ length: 51 }, (_, index) => ({
    ...text(`c${index}`, index === 0 ? null : { name: `c${index - 1}`, value: 'on' }),
    value: 'on',
  })),
];

/** The field into which plain keys are typed, the one with 50 dependents, and one of these. */
export const keyField = 'p0';
export const hubField = 'hub';
export const dependent = 'h49';
