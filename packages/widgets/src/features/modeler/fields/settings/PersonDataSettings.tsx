import { assigneeDataOptions } from '@tramita/client/rules';
import { Select } from '../../../../ui/Select/Select.tsx';
import { Setting } from '../../panels/parts/Setting.tsx';
import * as styles from '../FieldEditor.css.ts';
import type { SettingsProps } from './setting-props.ts';

/** The property of the requester, or of one of the two superiors, that the system fills in. */
export function PersonDataSettings({ editing, messages }: SettingsProps) {
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
          options={assigneeDataOptions}
          placeholder={messages.chooseType}
          onValueChange={(value) => editing.change({ assigneeData: value || undefined })}
        />
      </Setting>
    </div>
  );
}
