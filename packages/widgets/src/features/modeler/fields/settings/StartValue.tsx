import { fieldTypeRecords } from '@tramita/client/rules';
import * as styles from '../FieldEditor.css.ts';
import type { SettingsProps } from './setting-props.ts';
import { ValueSetting } from './ValueSetting.tsx';

/** The start value of a field, or the text of an information. */
export function StartValue({ editing, messages }: SettingsProps) {
  const { type } = editing.field;
  if (type === '' || fieldTypeRecords[type].isPersonal) return null;
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
