import { formatInteger } from '../format/format-number.ts';
import type { TextsOf } from '../messages.ts';
import type { sheetFillMessages } from '../sheet-fill.ts';

/** Spanish texts of `sheetFillMessages`. */
export const sheetFillTexts: TextsOf<typeof sheetFillMessages> = {
  title: 'Completar con planilla',
  hint: 'Elija un archivo csv o xlsx. La primera fila contiene el nombre o la etiqueta de los campos; no se envía nada antes de que usted concluya la tarea.',
  choose: 'Elegir archivo',
  chooseOther: 'Elegir otro archivo',
  template: 'Descargar modelo',
  templateName: 'modelo',
  fromProcess: 'Usar la planilla del proceso',
  dropHere: 'Suelte la planilla para completar',
  oneFile: 'Suelte un archivo por vez',
  row: 'Fila de la planilla',
  rowPlaceholder: 'Elija la fila',
  rowLabel: (line: number, key: string, start: string) =>
    [`Fila ${line}`, key && `IDK ${key}`, start].filter(Boolean).join(' · '),
  changes: (count: number) => (count === 1 ? 'Se completará 1 campo' : `Se completarán ${count} campos`),
  noChanges: 'Ningún campo cambia con esta fila.',
  same: (count: number) => (count === 1 ? '1 campo ya tiene este valor.' : `${count} campos ya tienen estos valores.`),
  field: 'Campo',
  before: 'Valor actual',
  after: 'Nuevo valor',
  empty: 'vacío',
  refused: (count: number) => (count === 1 ? '1 celda no se usará' : `${count} celdas no se usarán`),
  unused: (headings: string) => `Columnas sin campo en este formulario: ${headings}`,
  confirm: 'Completar',
  cancel: 'Cancelar',
  filled: (count: number) =>
    count === 1 ? '1 campo completado con la planilla' : `${count} campos completados con la planilla`,
  number: 'No es un número',
  integer: 'No es un número entero',
  date: 'No es una fecha en el formato dd/mm/aaaa',
  boolean: 'Use Sí o No',
  option: 'No es una de las opciones del campo',
  otherType: 'Este campo se completa en el formulario',
  hidden: 'El campo no aparece con estos valores',
  readOnly: 'El campo es de solo lectura',
  wrongFile: 'Elija un archivo csv, xls o xlsx.',
  largeFile: 'El archivo supera los 2 MB. Divida la planilla e inténtelo nuevamente.',
  brokenFile: 'No fue posible leer el archivo. Guarde la planilla nuevamente e inténtelo otra vez.',
  longFile: (limit: number) =>
    `La planilla tiene más de ${formatInteger(limit, 'es')} filas. Deje solo las que interesan.`,
  noRows: 'La planilla no tiene filas debajo del encabezado.',
  noColumns:
    'Ninguna columna de la primera fila corresponde a un campo de este formulario. Descargue el modelo para ver los nombres.',
  readFailed: 'No fue posible leer la planilla del proceso. Inténtelo nuevamente.',
};
