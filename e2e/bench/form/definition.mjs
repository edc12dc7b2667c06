// The form that every library renders: plain fields, a field on which a quarter of the fields depend, and a chain of as
// many conditions.

/** Field types that every library has; types that only one has, such as masks, are plain inputs in the others. */
const types = ['string', 'integer', 'text', 'money', 'date', 'boolean', 'select', 'masked', 'select-multiple', 'float'];

export const options = ['Primeira', 'Segunda', 'Terceira', 'Quarta'].map((label, index) => ({
  label,
  value: String(index),
}));

const text = (name, shownBy) => ({ name, label: `Campo ${name}`, type: 'string', required: false, shownBy });

/**
 * Returns `count` fields in order; `shownBy` contains the name and the value of the field that makes one visible. Of 200
 * fields 75 are visible, required and empty, once `keyField` is filled.
 */
export function fieldsOf(count) {
  const quarter = count / 4;
  const plain = Array.from({ length: count - 2 * quarter - 2 }, (_, index) => ({
    name: `p${index}`,
    label: `Campo ${index}`,
    type: types[index % types.length],
    required: index === 3 || index % 4 !== 3,
  }));
  return [
    { ...text('hub', null), required: true },
    ...plain,
    ...Array.from({ length: quarter }, (_, index) => text(`h${index}`, { name: 'hub', value: 'on' })),
    ...Array.from({ length: quarter + 1 }, (_, index) => ({
      ...text(`c${index}`, index === 0 ? null : { name: `c${index - 1}`, value: 'on' }),
      value: 'on',
    })),
  ];
}

/** The plain field for typing, the field on which a quarter depends, and one of its dependents. */
export const keyField = 'p0';
export const hubField = 'hub';
export const dependent = 'h0';
