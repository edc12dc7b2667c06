import { Select } from '../../../../ui/Select/Select.tsx';
import { TextInput } from '../../../../ui/TextInput/TextInput.tsx';
import { Setting } from '../../panels/parts/Setting.tsx';
import * as styles from '../FieldEditor.css.ts';
import type { SettingsProps } from './setting-props.ts';

const spans = ['', '2', '3', '4', '6'];

/** The section of a field, and its width in the row. */
export function LayoutSettings({ editing, messages }: SettingsProps) {
  const { field, change } = editing;
  return (
    <div className={styles.pairs}>
      <Setting checks={editing.checks} property="section" label={messages.section} hint={messages.sectionHint}>
        <TextInput
          value={field.section ?? ''}
          maxLength={50}
          onChange={(event) => change({ section: event.target.value || undefined })}
        />
      </Setting>
      <Setting checks={editing.checks} property="span" label={messages.width}>
        <Select
          value={field.span === undefined ? '' : String(field.span)}
          options={spans.map((span) => ({ value: span, label: messages.widths(span) }))}
          onValueChange={(span) => change({ span: span === '' ? undefined : Number(span) })}
        />
      </Setting>
    </div>
  );
}
