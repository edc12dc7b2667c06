import type { ModelSearch } from '@tramita/client/contract';
import { useState } from 'react';
import { Button } from '../../../../ui/Button/Button.tsx';
import { TextInput } from '../../../../ui/TextInput/TextInput.tsx';
import { Setting } from '../../panels/parts/Setting.tsx';
import { RowList } from '../../panels/service/RowList.tsx';
import * as styles from '../FieldEditor.css.ts';
import type { SettingsProps } from '../settings/setting-props.ts';

/** Rows rendered at once; more on request. */
const pageOfRows = 50;
const newItem = { label: '', value: '' };

/** The items of a search that has its own list. */
export function SearchItems({ search, editing, messages }: SettingsProps & { search: ModelSearch & { kind: 'list' } }) {
  const { items } = search;
  const [shown, setShown] = useState(pageOfRows);
  const hidden = Math.max(0, items.length - shown);
  const rows = hidden === 0 ? items : items.slice(0, shown);
  const set = (next: readonly (typeof items)[number][]) => {
    setShown(Math.max(shown, hidden === 0 ? next.length : shown));
    editing.change({ search: { ...search, items: [...next, ...items.slice(rows.length)] } });
  };
  const inputs = [
    ['label', messages.optionLabelOf, messages.optionLabel],
    ['value', messages.optionValueOf, messages.optionValue],
  ] as const;
  return (
    <div className={styles.stack}>
      <RowList
        title={messages.searchList}
        addLabel={messages.addOption}
        removeLabel={messages.removeOption}
        rows={rows}
        newRow={newItem}
        addDisabled={hidden > 0}
        onChange={set}
        renderRow={(item, index) =>
          inputs.map(([part, label, placeholder]) => (
            <Setting
              key={part}
              checks={editing.checks}
              property={`search.items.${index}.${part}`}
              label={label(index + 1)}
              hideLabel
            >
              <TextInput
                size="md"
                value={item[part]}
                maxLength={200}
                placeholder={placeholder}
                onChange={(event) => {
                  set(rows.with(index, { ...item, [part]: event.target.value }));
                  editing.checks.changed(`search.items.${index}.${part}`);
                }}
              />
            </Setting>
          ))
        }
      />
      {hidden > 0 && (
        <div>
          <Button size="sm" variant="ghost" onClick={() => setShown(shown + pageOfRows)}>
            {messages.moreOptions(Math.min(hidden, pageOfRows))}
          </Button>
        </div>
      )}
    </div>
  );
}
