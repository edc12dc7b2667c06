import type { WorkflowModel } from '@tramita/client/contract';
import type { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';
import { expressionFields } from '../expression/expression-field.ts';

/** A field in the list that selects and orders the columns of a spreadsheet row. */
export interface SheetField {
  readonly id: string;
  readonly label: string;
  readonly fieldName: string;
  readonly checked: boolean;
}

/**
 * Returns every field a row can contain: the selected ones in their order, then the others, the form's before the
 * built-in ones. `nameDefault` returns the label of a built-in one.
 */
export function sheetFields(
  model: Pick<WorkflowModel, 'fields'>,
  chosen: readonly string[],
  nameDefault: (label: string) => string,
  labels: Pick<typeof modelerLabelTexts, 'builtInField' | 'yes' | 'no'>,
): SheetField[] {
  const fields = expressionFields(model, labels).map(({ name, label, isBuiltIn }) => ({
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

/** Returns the selected names with one moved up (-1) or down (1); the same list if it cannot move. */
export function moveSheetField(chosen: readonly string[], name: string, step: -1 | 1): readonly string[] {
  const at = chosen.indexOf(name);
  const other = chosen[at + step];
  if (at < 0 || other === undefined) return chosen;
  return chosen.with(at, other).with(at + step, name);
}
