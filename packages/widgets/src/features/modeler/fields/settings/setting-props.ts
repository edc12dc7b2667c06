import type { modelerFieldsMessages } from '../../../../messages/features/modeler/fields.ts';
import type { FieldEditing } from '../use-field-editing.ts';

/** What every group of settings of a field is given. */
export interface SettingsProps {
  readonly editing: FieldEditing;
  readonly messages: typeof modelerFieldsMessages;
}
