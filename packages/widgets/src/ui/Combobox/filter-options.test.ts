import { expect, test } from 'vitest';
import { filterOptions } from './filter-options.ts';

const options = [
  { value: '1', label: 'Otávio Rezende', description: 'Financeiro' },
  { value: '2', label: 'Sofia Carvalho', description: 'Logística' },
];

test('ignores case and accents and requires every word of the query', () => {
  expect(filterOptions(options, 'OTAVIO fin').map((option) => option.value)).toEqual(['1']);
  expect(filterOptions(options, 'logistica').map((option) => option.value)).toEqual(['2']);
  expect(filterOptions(options, 'sofia financeiro')).toEqual([]);
  expect(filterOptions(options, '  ')).toHaveLength(2);
});
