import { NumberSetting } from './NumberSetting.tsx';
import type { SettingsProps } from './setting-props.ts';

const counted: ReadonlySet<string> = new Set(['string', 'text', 'texteditor', 'password', 'regex', 'chips']);

/** Whether values of a type are texts that can be too long. */
export const hasTextLimit = (type: string): boolean => counted.has(type);

/** Most characters of a text; nothing for types that are no text. */
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
