import type { FieldType, SelectOption, WorkflowModel } from '@tramita/client/contract';
import { builtInFields } from '@tramita/client/rules';
import type { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';

/** A field an expression may read. */
export interface ExpressionField {
  readonly name: string;
  readonly label: string;
  /** Empty if no type is chosen. */
  readonly type: FieldType | '';
  /** The options of a choice, or true and false for a boolean; empty for other types. */
  readonly options: readonly SelectOption[];
  /** Whether every process has the field; built-in fields are not shown in the form. */
  readonly isBuiltIn: boolean;
}

/** Returns the fields that expressions of a process may read: those of its form in order, then the built-in ones. */
export function expressionFields(
  { fields }: Pick<WorkflowModel, 'fields'>,
  labels: Pick<typeof modelerLabelTexts, 'builtInField' | 'yes' | 'no'>,
): ExpressionField[] {
  const yesNo: readonly SelectOption[] = [
    { value: 'true', label: labels.yes },
    { value: 'false', label: labels.no },
  ];
  const own = fields
    .filter(({ hidden, name, type }) => !hidden && name !== '' && type !== 'label')
    .map(({ name, label, type, options }) => ({ name, label: label || name, type, options, isBuiltIn: false }));
  const builtIn = Object.entries(builtInFields)
    .filter(([name]) => own.every((field) => field.name !== name))
    .map(([name, type]) => ({ name, label: labels.builtInField(name) || name, type, options: [], isBuiltIn: true }));
  return [...own, ...builtIn].map((field) => (field.type === 'boolean' ? { ...field, options: yesNo } : field));
}
