import type { FieldType } from '@tramita/client/contract';
import { nameFromLabel } from '@tramita/client/rules';
import { useEffect, useRef } from 'react';
import { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { Select } from '../../../../ui/Select/Select.tsx';
import { TextInput } from '../../../../ui/TextInput/TextInput.tsx';
import { Setting } from '../../panels/parts/Setting.tsx';
import * as styles from '../FieldEditor.css.ts';
import type { SettingsProps } from './setting-props.ts';
import { hasTextLimit, TextLimitSetting } from './TextLimitSetting.tsx';
import { typeOptions } from './type-options.ts';

const most = { label: 50, name: 100, hint: 100 } as const;

/** Title, type, name and hint, which every field has. The title of a new field gets the focus. */
export function BasicSettings({ editing, messages }: SettingsProps) {
  const labels = useMessages(modelerLabelTexts);
  const { field, typedName, change, changeName, replaceTaken } = editing;
  const label = useRef<HTMLInputElement>(null);
  const isNew = useRef(field.label === '' && field.type === '');
  useEffect(() => {
    if (isNew.current) label.current?.focus();
  }, []);
  const follows = field.label !== '' && typedName === nameFromLabel(field.label);
  return (
    <div className={styles.pairs}>
      <Setting
        checks={editing.checks}
        property="label"
        label={messages.label}
        counter={{ length: field.label.length, max: most.label }}
      >
        <TextInput
          ref={label}
          value={field.label}
          maxLength={most.label}
          onChange={(event) => change({ label: event.target.value })}
        />
      </Setting>
      <Setting checks={editing.checks} property="type" label={messages.type}>
        <Select
          value={field.type}
          options={typeOptions(messages, labels)}
          placeholder={messages.chooseType}
          onValueChange={(type) => change({ type: type as FieldType | '' })}
        />
      </Setting>
      <Setting
        checks={editing.checks}
        property="name"
        label={messages.name}
        counter={{ length: typedName.length, max: most.name }}
      >
        <TextInput
          value={typedName}
          maxLength={most.name}
          spellCheck={false}
          autoCapitalize="off"
          className={styles.code}
          suffix={follows ? <span className={styles.follows}>{messages.follows}</span> : undefined}
          onChange={(event) => changeName(event.target.value.trim() === '' ? '' : event.target.value)}
          onBlur={replaceTaken}
          onKeyDown={(event) => event.key === 'Enter' && replaceTaken()}
        />
      </Setting>
      <TextLimitSetting editing={editing} messages={messages} />
      <Setting
        className={hasTextLimit(field.type) ? styles.wide : undefined}
        checks={editing.checks}
        property="hint"
        label={messages.hint}
        counter={{ length: field.hint.length, max: most.hint }}
      >
        <TextInput
          value={field.hint}
          maxLength={most.hint}
          onChange={(event) => change({ hint: event.target.value })}
        />
      </Setting>
    </div>
  );
}
