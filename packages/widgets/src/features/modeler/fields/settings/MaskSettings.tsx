import { type MaskType, maskTypes } from '@tramita/client/contract';
import { masks } from '@tramita/client/rules';
import { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { Select } from '../../../../ui/Select/Select.tsx';
import { Setting } from '../../panels/parts/Setting.tsx';
import * as styles from '../FieldEditor.css.ts';
import type { SettingsProps } from './setting-props.ts';

const sample = '12345678901234';

/** The mask that formats the input. */
export function MaskSettings({ editing, messages }: SettingsProps) {
  const labels = useMessages(modelerLabelTexts);
  const { field, change } = editing;
  const options = maskTypes.map((type) => ({ value: type, label: labels.mask(type) }));
  const mask = field.maskedValue && masks[field.maskedValue];
  return (
    <div className={styles.pairs}>
      <Setting
        checks={editing.checks}
        property="maskedValue"
        label={messages.mask}
        hint={mask && messages.maskExample(mask.format(sample))}
      >
        <Select
          value={field.maskedValue ?? ''}
          options={options}
          placeholder={messages.chooseType}
          onValueChange={(type) => change({ maskedValue: type === '' ? undefined : (type as MaskType) })}
        />
      </Setting>
    </div>
  );
}
