import type { ModelField } from '@tramita/client/contract';
import { fieldTypeRecords } from '@tramita/client/rules';
import { NumberSetting } from './NumberSetting.tsx';
import type { SettingsProps } from './setting-props.ts';

/** Whether values of a type are texts with a length limit. */
export const hasTextLimit = (type: ModelField['type']): boolean => type !== '' && !!fieldTypeRecords[type].hasMaxLength;

/** Maximum number of characters of a text; nothing for other types. */
export function TextLimitSetting({ editing, messages }: SettingsProps) {
  if (!hasTextLimit(editing.field.type)) return null;
  return (
    <NumberSetting
      editing={editing}
      property="maxLength"
      kind="integer"
      least={1}
      label={messages.maxLength}
      placeholder={messages.noLimit}
    />
  );
}
