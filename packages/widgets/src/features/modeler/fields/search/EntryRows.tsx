import { Plus, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button/Button.tsx';
import { Field } from '../../../../ui/Field/Field.tsx';
import { IconButton } from '../../../../ui/IconButton/IconButton.tsx';
import { TextInput } from '../../../../ui/TextInput/TextInput.tsx';
import * as styles from '../FieldEditor.css.ts';
import type { SettingsProps } from '../settings/setting-props.ts';

/** Rows drawn at once; more on request. */
const pageOfRows = 50;

/** Two texts that belong together. */
export interface Entry {
  readonly name: string;
  readonly value: string;
}

interface EntryRowsProps extends SettingsProps {
  /** Heading over the rows. */
  title: string;
  addLabel: string;
  /** Name of the list among the settings of the field, such as `search.headers`. */
  property: string;
  /** Names of the two settings in a row. @default name and value */
  parts?: readonly [string, string];
  /** What stands in an empty row. @default 'Nome' and 'Valor' */
  placeholders?: readonly [string, string];
  entries: readonly Entry[];
  onChange: (entries: readonly Entry[]) => void;
  /** Most characters of each text. @default 1000 */
  max?: number;
}

/** Rows of two texts that can be added and deleted: headers, parameters, the items of a list. */
export function EntryRows(props: EntryRowsProps) {
  const { editing, messages, title, addLabel, property, parts = ['name', 'value'], entries, onChange } = props;
  const placeholders = props.placeholders ?? [messages.entryNameHint, messages.entryValueHint];
  const [shown, setShown] = useState(pageOfRows);
  const list = useRef<HTMLUListElement>(null);
  const focus = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (focus.current === null || entries.length === 0) return;
    list.current?.children[focus.current]?.querySelector('input')?.focus();
    focus.current = null;
  }, [entries]);
  const change = (index: number, entry: Entry, part: string) => {
    onChange(entries.with(index, entry));
    editing.changed(`${property}.${index}.${part}`);
  };
  const add = () => {
    if (entries.length >= shown) setShown(entries.length + 1);
    focus.current = entries.length;
    onChange([...entries, { name: '', value: '' }]);
  };
  const remove = (place: number) => {
    focus.current = Math.min(place, entries.length - 2);
    onChange(entries.filter((_, index) => index !== place));
  };
  const hidden = entries.length - shown;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{title}</legend>
      {entries.length > 0 && (
        <ul ref={list} className={styles.rows}>
          {entries.slice(0, shown).map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its texts change while they are typed
            <li key={index} className={styles.listRow}>
              {(['name', 'value'] as const).map((side, at) => (
                <div key={side} data-property={`${property}.${index}.${parts[at]}`} className={styles.listCell}>
                  <Field
                    label={messages[side === 'name' ? 'entryName' : 'entryValue'](title, index + 1)}
                    hideLabel
                    error={editing.problem(`${property}.${index}.${parts[at]}`)}
                  >
                    <TextInput
                      size="md"
                      value={entry[side]}
                      maxLength={props.max ?? 1000}
                      placeholder={placeholders[at]}
                      spellCheck={false}
                      onChange={(event) => change(index, { ...entry, [side]: event.target.value }, parts[at] ?? side)}
                    />
                  </Field>
                </div>
              ))}
              <span className={styles.listActions}>
                <IconButton
                  size="sm"
                  name={messages.removeEntry(title, index + 1)}
                  icon={<Trash2 />}
                  onClick={() => remove(index)}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.groupActions}>
        {hidden > 0 && (
          <Button size="sm" variant="ghost" onClick={() => setShown(shown + pageOfRows)}>
            {messages.moreOptions(Math.min(hidden, pageOfRows))}
          </Button>
        )}
        <Button size="sm" icon={<Plus />} onClick={add}>
          {addLabel}
        </Button>
      </div>
    </fieldset>
  );
}
