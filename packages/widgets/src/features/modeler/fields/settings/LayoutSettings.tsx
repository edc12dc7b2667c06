import { Select } from '../../../../ui/Select/Select.tsx';
import { TextInput } from '../../../../ui/TextInput/TextInput.tsx';
import * as styles from '../FieldEditor.css.ts';
import { Setting } from './Setting.tsx';
import type { SettingsProps } from './setting-props.ts';

const spans = ['', '2', '3', '4', '6'];

/** The heading a field stands under, and how much of the row it takes. */
export function LayoutSettings({ editing, messages }: SettingsProps) {
  const { field, change } = editing;
  return (
    <div className={styles.pairs}>
      <Setting editing={editing} property="section" label={messages.section} hint={messages.sectionHint}>
        <TextInput
          value={field.section ?? ''}
          maxLength={50}
          onChange={(event) => change({ section: event.target.value || undefined })}
        />
      </Setting>
      <Setting editing={editing} property="span" label={messages.width}>
        <Select
          value={field.span === undefined ? '' : String(field.span)}
          options={spans.map((span) => ({ value: span, label: messages.widths(span) }))}
          onValueChange={(span) => change({ span: span === '' ? undefined : Number(span) })}
        />
      </Setting>
    </div>
  );
}
