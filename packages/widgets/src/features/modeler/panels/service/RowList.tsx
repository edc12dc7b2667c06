import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../../ui/Button/Button.tsx';
import { IconButton } from '../../../../ui/IconButton/IconButton.tsx';
import { useModelerStore } from '../../store/modeler-context.ts';
import * as styles from '../SettingsPanel.css.ts';

interface RowListProps<Row> {
  title: string;
  hint?: string;
  addLabel: string;
  removeLabel: (place: number) => string;
  rows: readonly Row[];
  /** A row as it begins. */
  newRow: Row;
  onChange: (rows: readonly Row[]) => void;
  /** The two inputs of a row. */
  renderRow: (row: Row, index: number) => ReactNode;
  /** What is wrong with the list as a whole. */
  problem?: string | undefined;
  /** Why no row can be added now. */
  addDisabled?: boolean;
}

/** Rows of two inputs that can be added and deleted; the focus goes into the new one, and is never lost. */
export function RowList<Row>(props: RowListProps<Row>) {
  const { title, hint, addLabel, removeLabel, rows, newRow, onChange, renderRow, problem, addDisabled } = props;
  const store = useModelerStore();
  const list = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const focusAt = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (focusAt.current === null) return;
    const row = list.current?.children[focusAt.current];
    (row?.querySelector<HTMLElement>('input, select') ?? actions.current?.querySelector('button'))?.focus();
    focusAt.current = null;
  });
  // each is undone by itself, apart from what is typed into the rows
  const change = (next: readonly Row[]) => {
    store.closeEdit();
    onChange(next);
    store.closeEdit();
  };
  const add = () => {
    focusAt.current = rows.length;
    change([...rows, newRow]);
  };
  const remove = (place: number) => {
    focusAt.current = Math.min(place, rows.length - 2);
    change(rows.filter((_, index) => index !== place));
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{title}</legend>
      {hint && <span className={styles.note}>{hint}</span>}
      {rows.length > 0 && (
        <div ref={list} className={styles.rows}>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its texts change while they are typed
            <div key={index} className={styles.pair}>
              {renderRow(row, index)}
              <IconButton
                className={styles.pairAction}
                size="sm"
                name={removeLabel(index + 1)}
                icon={<Trash2 />}
                onClick={() => remove(index)}
              />
            </div>
          ))}
        </div>
      )}
      {problem && (
        <span className={styles.inlineNote} data-slot="field-error">
          {problem}
        </span>
      )}
      <div ref={actions}>
        <Button size="sm" icon={<Plus />} disabled={addDisabled ?? false} onClick={add}>
          {addLabel}
        </Button>
      </div>
    </fieldset>
  );
}
