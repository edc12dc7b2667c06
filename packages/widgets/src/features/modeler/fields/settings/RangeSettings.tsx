import type { NumberKind } from '@tramita/client/rules';
import * as styles from '../FieldEditor.css.ts';
import { NumberSetting } from './NumberSetting.tsx';
import type { SettingsProps } from './setting-props.ts';

/** Smallest and largest value of a number. */
export function RangeSettings({ editing, messages, kind }: SettingsProps & { kind: NumberKind }) {
  const shared = { editing, kind, placeholder: messages.noLimit };
  return (
    <div className={styles.pairs}>
      <NumberSetting {...shared} property="minValue" label={messages.minValue} />
      <NumberSetting {...shared} property="maxValue" label={messages.maxValue} />
    </div>
  );
}
