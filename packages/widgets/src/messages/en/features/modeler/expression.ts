import type { expressionMessages } from '../../../features/modeler/expression.ts';
import { formatInteger } from '../../../format/format-number.ts';
import type { TextsOf } from '../../../messages.ts';

/** English texts of `expressionMessages`. */
export const expressionTexts: TextsOf<typeof expressionMessages> = {
  placeholder: '#field == "value"',
  empty: 'Fill in the expression',
  invalid: 'Invalid JavaScript expression',
  place: (position: number, sentence: string) => `Position ${formatInteger(position, 'en')}: ${sentence}`,
  unknownField: (name: string) => `there is no field named "${name}"`,
  unknownOption: (name: string, value: string) => `the field "${name}" has no option "${value}"`,
  fields: 'Fields',
  valuesOf: (label: string) => `Values of ${label}`,
  suggestions: (count: number) => (count === 1 ? '1 suggestion' : `${formatInteger(count, 'en')} suggestions`),
  fieldFacts: (name: string, type: string) => `#${name}, ${type}`,
  optionCount: (count: number) => (count === 1 ? '1 option' : `${formatInteger(count, 'en')} options`),
  comparesValue: 'Compares the value of the option, not its title.',
  comparesList: 'Holds a list: compare with == or use includes().',
  comparesDate: 'Holds the day as "yyyy-mm-dd".',
  comparesNumber: 'Holds a number: compare without quotes.',
  comparesBoolean: 'Holds true or false.',
  comparesText: 'Holds a text: compare in quotes.',
  insert: 'insert',
  openFields: 'fields',
  closeList: 'close',
};
