import { formatInteger } from '../format/format-number.ts';
import type { TextsOf } from '../messages.ts';
import type { sheetFillMessages } from '../sheet-fill.ts';

/** English texts of `sheetFillMessages`. */
export const sheetFillTexts: TextsOf<typeof sheetFillMessages> = {
  title: 'Fill in from spreadsheet',
  hint: 'Choose a csv or xlsx file. The first row has the names or labels of the fields; nothing is sent before you complete the task.',
  choose: 'Choose file',
  chooseOther: 'Choose another file',
  template: 'Download template',
  templateName: 'template',
  fromProcess: 'Use the spreadsheet of the process',
  dropHere: 'Drop the spreadsheet to fill in the form',
  oneFile: 'Drop one file at a time',
  row: 'Row of the spreadsheet',
  rowPlaceholder: 'Choose the row',
  rowLabel: (line: number, key: string, start: string) =>
    [`Row ${line}`, key && `IDK ${key}`, start].filter(Boolean).join(' · '),
  changes: (count: number) => (count === 1 ? '1 field will be filled in' : `${count} fields will be filled in`),
  noChanges: 'This row changes no field.',
  same: (count: number) =>
    count === 1 ? '1 field already has this value.' : `${count} fields already have these values.`,
  field: 'Field',
  before: 'Current value',
  after: 'New value',
  empty: 'empty',
  refused: (count: number) => (count === 1 ? '1 cell will not be used' : `${count} cells will not be used`),
  unused: (headings: string) => `Columns without a field in this form: ${headings}`,
  confirm: 'Fill in',
  cancel: 'Cancel',
  filled: (count: number) =>
    count === 1 ? '1 field filled in from the spreadsheet' : `${count} fields filled in from the spreadsheet`,
  number: 'Not a number',
  integer: 'Not a whole number',
  date: 'Not a date in the format dd/mm/yyyy',
  boolean: 'Use Yes or No',
  option: 'Not one of the options of the field',
  otherType: 'This field is filled in on the form',
  hidden: 'The field is not shown with these values',
  readOnly: 'The field is read-only',
  wrongFile: 'Choose a csv, xls or xlsx file.',
  largeFile: 'The file is larger than 2 MB. Split the spreadsheet and try again.',
  brokenFile: 'The file could not be read. Save the spreadsheet again and retry.',
  longFile: (limit: number) =>
    `The spreadsheet has more than ${formatInteger(limit, 'en')} rows. Keep only those you need.`,
  noRows: 'The spreadsheet has no rows below the header.',
  noColumns: 'No column of the first row matches a field of this form. Download the template to see the names.',
  readFailed: 'The spreadsheet of the process could not be read. Try again.',
};
