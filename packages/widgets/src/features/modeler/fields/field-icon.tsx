import type { ModelField } from '@tramita/client/contract';
import { CircleDashed } from 'lucide-react';
import { modelerFieldTypes } from './modeler-field-types.ts';

/** The icon of a field type; a dashed circle if no type is chosen. */
export function FieldIcon({ type }: Pick<ModelField, 'type'>) {
  const { Icon } = type === '' ? { Icon: CircleDashed } : modelerFieldTypes[type];
  return <Icon aria-hidden="true" />;
}
