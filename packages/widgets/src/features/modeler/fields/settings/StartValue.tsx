import * as styles from '../FieldEditor.css.ts';
import type { SettingsProps } from './setting-props.ts';
import { ValueSetting } from './ValueSetting.tsx';

/** Types whose value comes from whoever fills the form in, from the system, or from nowhere. */
const without: ReadonlySet<string> = new Set(['', 'password', 'file', 'acceptance', 'search', 'assigneeData']);

/** What a field starts with; for an information the text it shows. */
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
