import { assigneeDataOptions } from '@tramita/client/rules';
import { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { Select } from '../../../../ui/Select/Select.tsx';
import { Setting } from '../../panels/parts/Setting.tsx';
import * as styles from '../FieldEditor.css.ts';
import type { SettingsProps } from './setting-props.ts';

/** The property of the requester, or of one of the two superiors, that the system fills in. */
export function PersonDataSettings({ editing, messages }: SettingsProps) {
  const labels = useMessages(modelerLabelTexts);
  const options = assigneeDataOptions.map(({ value }) => ({ value, label: labels.personData(value) }));
  return (
    <div className={styles.pairs}>
      <Setting
        checks={editing.checks}
        property="assigneeData"
        label={messages.assigneeData}
        hint={messages.assigneeHint}
      >
        <Select
          value={editing.field.assigneeData ?? ''}
          options={options}
          placeholder={messages.chooseType}
          onValueChange={(value) => editing.change({ assigneeData: value || undefined })}
        />
      </Setting>
    </div>
  );
}
