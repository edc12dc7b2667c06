import type { modelerFieldsMessages } from '../../../../messages/features/modeler/fields.ts';
import type { FieldEditing } from '../use-field-editing.ts';

/** Props of every group of field settings. */
export interface SettingsProps {
  readonly editing: FieldEditing;
  readonly messages: typeof modelerFieldsMessages;
}
