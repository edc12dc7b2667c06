import type { FieldType } from '@tramita/client/contract';
import type { modelerFieldsMessages } from '../../../../messages/features/modeler/fields.ts';
import type { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';
import type { SelectOption } from '../../../../ui/Select/Select.tsx';
import { modelerFieldTypes } from '../modeler-field-types.ts';

/** Returns the field types as options for designers. */
export function typeOptions(messages: typeof modelerFieldsMessages, labels: typeof modelerLabelTexts): SelectOption[] {
  return Object.entries(modelerFieldTypes).map(([type, { group }]) => ({
    value: type,
    label: labels.fieldType(type as FieldType),
    group: messages[group],
  }));
}
