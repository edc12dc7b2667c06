import type { expressionMessages } from '../../../features/modeler/expression.ts';
import { formatInteger } from '../../../format/format-number.ts';
import type { TextsOf } from '../../../messages.ts';

/** Spanish texts of `expressionMessages`. */
export const expressionTexts: TextsOf<typeof expressionMessages> = {
  placeholder: '#campo == "valor"',
  empty: 'Escriba una expresión',
  invalid: 'Expresión JavaScript no válida',
  place: (position: number, sentence: string) => `Posición ${formatInteger(position, 'es')}: ${sentence}`,
  unknownField: (name: string) => `no hay ningún campo con el nombre "${name}"`,
  unknownOption: (name: string, value: string) => `el campo "${name}" no tiene la opción "${value}"`,
  fields: 'Campos',
  valuesOf: (label: string) => `Valores de ${label}`,
  suggestions: (count: number) => (count === 1 ? '1 sugerencia' : `${formatInteger(count, 'es')} sugerencias`),
  fieldFacts: (name: string, type: string) => `#${name}, ${type}`,
  optionCount: (count: number) => (count === 1 ? '1 opción' : `${formatInteger(count, 'es')} opciones`),
  comparesValue: 'Compara el valor de la opción, no el título.',
  comparesList: 'Guarda una lista: compare con == o use includes().',
  comparesDate: 'Guarda el día como "aaaa-mm-dd".',
  comparesNumber: 'Guarda un número: compare sin comillas.',
  comparesBoolean: 'Guarda verdadero (true) o falso (false).',
  comparesText: 'Guarda un texto: compare entre comillas.',
  insert: 'insertar',
  openFields: 'campos',
  closeList: 'cerrar',
};
