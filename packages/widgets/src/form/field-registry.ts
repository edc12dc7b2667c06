import type { FieldType } from '@tramita/client/contract';
import { AcceptanceField } from './fields/AcceptanceField.tsx';
import { AssigneeDataField } from './fields/AssigneeDataField.tsx';
import { BooleanField } from './fields/BooleanField.tsx';
import { ChipsField } from './fields/ChipsField.tsx';
import { DateField } from './fields/DateField.tsx';
import { FileField } from './fields/FileField.tsx';
import { FloatField } from './fields/FloatField.tsx';
import type { FieldComponent } from './fields/field-type.ts';
import { IntegerField } from './fields/IntegerField.tsx';
import { LabelField } from './fields/LabelField.tsx';
import { MaskedField } from './fields/MaskedField.tsx';
import { MoneyField } from './fields/MoneyField.tsx';
import { PasswordField } from './fields/PasswordField.tsx';
import { RegexField } from './fields/RegexField.tsx';
import { SearchField } from './fields/SearchField.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { SelectMultipleField } from './fields/SelectMultipleField.tsx';
import { StringField } from './fields/StringField.tsx';
import { TextEditorField } from './fields/TextEditorField.tsx';
import { TextField } from './fields/TextField.tsx';

/** Number of columns, of six, for a field without a width of its own. */
type DefaultSpan = 3 | 6;

interface FieldTypeEntry {
  Component: FieldComponent;
  span: DefaultSpan;
  /** Whether two such fields fit side by side at phone width. */
  isShort?: boolean;
}

const registry: Record<FieldType, FieldTypeEntry> = {
  string: { Component: StringField, span: 3 },
  regex: { Component: RegexField, span: 3 },
  assigneeData: { Component: AssigneeDataField, span: 3 },
  password: { Component: PasswordField, span: 6 },
  text: { Component: TextField, span: 6 },
  texteditor: { Component: TextEditorField, span: 6 },
  integer: { Component: IntegerField, span: 3, isShort: true },
  float: { Component: FloatField, span: 3, isShort: true },
  money: { Component: MoneyField, span: 3, isShort: true },
  masked: { Component: MaskedField, span: 3 },
  date: { Component: DateField, span: 3, isShort: true },
  boolean: { Component: BooleanField, span: 3 },
  select: { Component: SelectField, span: 3 },
  'select-multiple': { Component: SelectMultipleField, span: 6 },
  chips: { Component: ChipsField, span: 6 },
  search: { Component: SearchField, span: 3 },
  acceptance: { Component: AcceptanceField, span: 6 },
  file: { Component: FileField, span: 6 },
  label: { Component: LabelField, span: 6 },
};

/** Returns the component of a field type; unknown types use that of `string`. */
export function fieldTypeEntry(type: string): FieldTypeEntry {
  return Object.hasOwn(registry, type) ? registry[type as FieldType] : registry.string;
}
