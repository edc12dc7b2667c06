import * as styles from '../FieldEditor.css.ts';
import type { SettingsProps } from './setting-props.ts';
import { ValueSetting } from './ValueSetting.tsx';

/** Types without a start value, because the user or the system provides it, or because they have no value. */
const without: ReadonlySet<string> = new Set(['', 'password', 'file', 'acceptance', 'search', 'assigneeData']);

/** The start value of a field, or the text of an information. */
export function StartValue({ editing, messages }: SettingsProps) {
  const { type } = editing.field;
  if (without.has(type)) return null;
  return (
    <div className={styles.startValue}>
      {type === 'label' ? (
        <ValueSetting key={type} editing={editing} type="texteditor" label={messages.information} />
      ) : (
        <ValueSetting key={type} editing={editing} label={messages.defaultValue} />
      )}
    </div>
  );
}
