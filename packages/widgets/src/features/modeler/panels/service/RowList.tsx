import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../../ui/Button/Button.tsx';
import { IconButton } from '../../../../ui/IconButton/IconButton.tsx';
import { useIsomorphicLayoutEffect } from '../../../../ui/use-isomorphic-layout-effect.ts';
import { useModelerStore } from '../../store/modeler-context.ts';
import * as styles from '../SettingsPanel.css.ts';

interface RowListProps<Row> {
  title: string;
  hint?: string;
  addLabel: string;
  removeLabel: (place: number) => string;
  rows: readonly Row[];
  /** Initial value of a new row. */
  newRow: Row;
  onChange: (rows: readonly Row[]) => void;
  /** Renders the two inputs of a row. */
  renderRow: (row: Row, index: number) => ReactNode;
  /** Problem of the list as a whole. */
  problem?: string | undefined;
  /** Whether no row can be added at the moment. */
  addDisabled?: boolean;
}

/** Rows of two inputs that can be added and deleted. A new row gets the focus, which also survives a deletion. */
export function RowList<Row>(props: RowListProps<Row>) {
  const { title, hint, addLabel, removeLabel, rows, newRow, onChange, renderRow, problem, addDisabled } = props;
  const store = useModelerStore();
  const list = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const focusAt = useRef<number | null>(null);
  useIsomorphicLayoutEffect(() => {
    if (focusAt.current === null) return;
    const row = list.current?.children[focusAt.current];
    (row?.querySelector<HTMLElement>('input, select') ?? actions.current?.querySelector('button'))?.focus();
    focusAt.current = null;
  });
  // undone separately from text typed into the rows
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
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by index, as their texts change
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
