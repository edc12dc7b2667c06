import type { WorkflowModel } from '@tramita/client/contract';
import { expressionFields } from '../expression/expression-field.ts';

/** A field in the list that picks and orders what goes into a row of a spreadsheet. */
export interface SheetField {
  readonly id: string;
  readonly label: string;
  readonly fieldName: string;
  readonly checked: boolean;
}

/**
 * Every field a row can hold: those chosen in their order, then the others, the form's before the built-in ones.
 * `nameDefault` words the label of a built-in one.
 */
export function sheetFields(
  model: Pick<WorkflowModel, 'fields'>,
  chosen: readonly string[],
  nameDefault: (label: string) => string,
): SheetField[] {
  const fields = expressionFields(model).map(({ name, label, isBuiltIn }) => ({
    id: model.fields.find((field) => field.name === name)?.id ?? name,
    label: isBuiltIn ? nameDefault(label) : label,
    fieldName: name,
  }));
  const byName = new Map(fields.map((field) => [field.fieldName, field]));
  const picked = chosen.map((name) => byName.get(name) ?? { id: name, label: name, fieldName: name });
  return [
    ...picked.map((field) => ({ ...field, checked: true })),
    ...fields.filter(({ fieldName }) => !chosen.includes(fieldName)).map((field) => ({ ...field, checked: false })),
  ];
}

/** The chosen names with one of them moved a place up (-1) or down (1); the same list where it cannot move. */
export function moveSheetField(chosen: readonly string[], name: string, step: -1 | 1): readonly string[] {
  const at = chosen.indexOf(name);
  const other = chosen[at + step];
  if (at < 0 || other === undefined) return chosen;
  return chosen.with(at, other).with(at + step, name);
}
