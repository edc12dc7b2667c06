import type { FieldType } from '../../contract/processes/form.ts';

/**
 * The kind of value a field stores: plain text, rich text as HTML, formatted text of a mask, a number, yes or no, a day as
 * `yyyy-MM-dd`, one or several of its options, a list of any texts, an item found by a search, the record of an
 * acceptance, a file, or nothing.
 */
export type ValueKind =
  | 'text'
  | 'html'
  | 'masked'
  | 'number'
  | 'boolean'
  | 'day'
  | 'option'
  | 'options'
  | 'texts'
  | 'item'
  | 'acceptance'
  | 'file'
  | 'none';

/** Facts about a type of form field that the rules, the modeler and the server use. */
export interface FieldTypeRecord {
  /** Name for designers. */
  readonly label: string;
  readonly value: ValueKind;
  /** Whether designers can limit the number of characters. @default false */
  readonly hasMaxLength?: boolean;
  /**
   * Whether only the user in front of the form, or the system, provides the value: it cannot have a start value and is
   * not filled in from a spreadsheet. @default false
   */
  readonly isPersonal?: boolean;
  /** Whether the system fills in the value, so that no step can require or edit it. @default false */
  readonly isComputed?: boolean;
  /** Whether a value can be quoted in one short line, as in the summary of a sent request. @default false */
  readonly isShort?: boolean;
  /** Whether the stored value must never be shown, listed or kept in drafts. @default false */
  readonly isSecret?: boolean;
}

/** One record per type of form field, in the order in which designers see them. */
export const fieldTypeRecords: Readonly<Record<FieldType, FieldTypeRecord>> = {
  string: { label: 'Texto curto', value: 'text', hasMaxLength: true, isShort: true },
  text: { label: 'Texto longo', value: 'text', hasMaxLength: true },
  texteditor: { label: 'Texto formatado', value: 'html', hasMaxLength: true },
  password: { label: 'Senha', value: 'text', hasMaxLength: true, isPersonal: true, isSecret: true },
  integer: { label: 'Número inteiro', value: 'number', isShort: true },
  float: { label: 'Número decimal', value: 'number', isShort: true },
  money: { label: 'Moeda', value: 'number', isShort: true },
  date: { label: 'Data', value: 'day', isShort: true },
  boolean: { label: 'Sim ou não', value: 'boolean', isShort: true },
  select: { label: 'Seleção', value: 'option', isShort: true },
  'select-multiple': { label: 'Seleção múltipla', value: 'options', isShort: true },
  chips: { label: 'Etiquetas', value: 'texts', hasMaxLength: true, isShort: true },
  label: { label: 'Informação', value: 'none' },
  file: { label: 'Arquivo', value: 'file', isPersonal: true },
  search: { label: 'Busca', value: 'item', isPersonal: true, isShort: true },
  acceptance: { label: 'Aceite', value: 'acceptance', isPersonal: true },
  regex: { label: 'Expressão regular', value: 'text', hasMaxLength: true, isShort: true },
  assigneeData: { label: 'Dado do usuário', value: 'text', isPersonal: true, isComputed: true },
  masked: { label: 'Máscara', value: 'masked', isShort: true },
};

/** Returns the record of a field type. Types that another backend adds are treated as `string`. */
export const fieldTypeRecord = (type: string): FieldTypeRecord =>
  Object.hasOwn(fieldTypeRecords, type) ? fieldTypeRecords[type as FieldType] : fieldTypeRecords.string;

/** Returns whether a field of a type has a value; an information has none. */
export const hasValue = (type: string): boolean => fieldTypeRecord(type).value !== 'none';

/** Returns whether values of a field type are numbers. */
export const isNumberType = (type: string): type is 'integer' | 'float' | 'money' =>
  fieldTypeRecord(type).value === 'number';

/** Returns whether values of a field type are lists of texts. */
export const isListType = (type: string): boolean => /^(?:options|texts)$/.test(fieldTypeRecord(type).value);

/** Returns whether the value of a field type is one of the options that the field defines, or several of them. */
export const isChoiceType = (type: string): boolean => /^options?$/.test(fieldTypeRecord(type).value);
