import type { FieldType } from '@tramita/client/contract';
import { fieldTypeRecords } from '@tramita/client/rules';
import type { modelerFieldsMessages } from '../../../../messages/features/modeler/fields.ts';
import type { SelectOption } from '../../../../ui/Select/Select.tsx';
import { modelerFieldTypes } from '../modeler-field-types.ts';

/** Returns the field types as options for designers. */
export function typeOptions(messages: typeof modelerFieldsMessages): SelectOption[] {
  return Object.entries(modelerFieldTypes).map(([type, { group }]) => ({
    value: type,
    label: fieldTypeRecords[type as FieldType].label,
    group: messages[group],
  }));
}
