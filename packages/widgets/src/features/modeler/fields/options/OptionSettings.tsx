import type { SelectOption } from '@tramita/client/contract';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../../ui/Button/Button.tsx';
import { useIsomorphicLayoutEffect } from '../../../../ui/use-isomorphic-layout-effect.ts';
import { useModelerStore } from '../../store/modeler-context.ts';
import * as styles from '../FieldEditor.css.ts';
import type { SettingsProps } from '../settings/setting-props.ts';
import { OptionImport } from './OptionImport.tsx';
import { OptionRow } from './OptionRow.tsx';
import { maxOptions } from './options-of-rows.ts';

/** Rows rendered at once; more on request. */
const pageOfRows = 50;

/** The options of a select: titles, values, their order, and the import. */
export function OptionSettings({ editing, messages }: SettingsProps) {
  const { options } = editing.field;
  const [shown, setShown] = useState(pageOfRows);
  const store = useModelerStore();
  const list = useRef<HTMLUListElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const focus = useRef<string | null>(null);
  useIsomorphicLayoutEffect(() => {
    if (focus.current === null) return;
    const wanted = list.current?.querySelector<HTMLElement>(`[data-option="${focus.current}"]`);
    // an empty list has only its action buttons
    (wanted ?? actions.current?.querySelector('button'))?.focus();
    focus.current = null;
  });

  const set = (next: readonly SelectOption[]) => editing.change({ options: [...next] });
  /** Makes a change that is undone separately from text typed into the options. */
  const setAlone = (next: readonly SelectOption[]) => {
    store.closeEdit();
    set(next);
    store.closeEdit();
  };
  const add = () => {
    if (options.length >= shown) setShown(options.length + 1);
    focus.current = `${options.length}-label`;
    setAlone([...options, { label: '', value: '' }]);
  };
  const move = (from: number, to: number) => {
    const moved = options.filter((_, index) => index !== from);
    moved.splice(to, 0, options[from] as SelectOption);
    focus.current = `${to}-${to < from ? 'up' : 'down'}`;
    setAlone(moved);
  };
  const remove = (place: number) => {
    focus.current = `${Math.min(place, options.length - 2)}-label`;
    setAlone(options.filter((_, index) => index !== place));
  };
  const hidden = options.length - shown;
  return (
    <fieldset className={styles.group} data-slot="option-settings">
      <legend className={styles.groupTitle}>
        {messages.options}
        <span className={styles.groupCount}>{messages.optionCount(options.length)}</span>
      </legend>
      {options.length === 0 ? (
        <p className={styles.warning}>{messages.noOptions}</p>
      ) : (
        <ul ref={list} className={styles.rows}>
          {options.slice(0, shown).map((option, index) => (
            <OptionRow
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by index, as their texts change
              key={index}
              editing={editing}
              messages={messages}
              option={option}
              index={index}
              isLast={index === options.length - 1}
              onChange={(patch) => set(options.with(index, { ...option, ...patch }))}
              onMove={(by) => move(index, index + by)}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      <div ref={actions} className={styles.groupActions}>
        {hidden > 0 && (
          <Button size="sm" variant="ghost" onClick={() => setShown(shown + pageOfRows)}>
            {messages.moreOptions(Math.min(hidden, pageOfRows))}
          </Button>
        )}
        <Button size="sm" icon={<Plus />} disabled={options.length >= maxOptions} onClick={add}>
          {messages.addOption}
        </Button>
        <OptionImport messages={messages} onImport={setAlone} />
      </div>
    </fieldset>
  );
}
