import { compilePattern } from '@tramita/client/rules';
import { useState } from 'react';
import { Field } from '../../../../ui/Field/Field.tsx';
import { LiveRegion } from '../../../../ui/LiveRegion/LiveRegion.tsx';
import { TextInput } from '../../../../ui/TextInput/TextInput.tsx';
import { Setting } from '../../panels/parts/Setting.tsx';
import * as styles from '../FieldEditor.css.ts';
import type { SettingsProps } from './setting-props.ts';

/** A regular expression and an input to test it. */
export function PatternSettings({ editing, messages }: SettingsProps) {
  const { field, change } = editing;
  const [value, setValue] = useState('');
  const source = field.regexExpression ?? '';
  const pattern = source === '' ? null : compilePattern(source);
  const verdict = pattern === null || value === '' ? '' : pattern.matches(value) ? messages.matches : messages.differs;
  return (
    <div className={styles.pairs}>
      <Setting checks={editing.checks} property="regexExpression" label={messages.regex} hint={messages.regexHint}>
        <TextInput
          value={source}
          maxLength={500}
          spellCheck={false}
          autoCapitalize="off"
          className={styles.code}
          onChange={(event) => change({ regexExpression: event.target.value || undefined })}
        />
      </Setting>
      <Field label={messages.tryOut} hint={verdict || undefined}>
        <TextInput value={value} disabled={pattern === null} onChange={(event) => setValue(event.target.value)} />
      </Field>
      <LiveRegion>{verdict}</LiveRegion>
    </div>
  );
}
