import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { ListColumn } from '../list-column.ts';
import * as styles from './edit-column.css.ts';

interface NamedItem {
  readonly id: number;
  readonly name: string;
}

interface EditColumnOptions<Item> {
  messages: { readonly actions: string; readonly edit: (name: string) => string };
  onOpen: (item: number) => void;
  /** One more button before the pencil. */
  other?: (item: Item) => ReactNode;
}

/** Returns the last column of a list: a pencil that opens the dialog of the row. */
export const editColumn = <Item extends NamedItem>({
  messages,
  onOpen,
  other,
}: EditColumnOptions<Item>): ListColumn<Item> => ({
  id: 'actions',
  label: <VisuallyHidden>{messages.actions}</VisuallyHidden>,
  width: other ? 120 : 88,
  align: 'end',
  card: 'own',
  className: styles.actions,
  skeleton: { width: other ? 56 : 24, height: 16 },
  cell: (item) => (
    <span className={styles.buttons}>
      {other?.(item)}
      {/* a tooltip would cover the button of the next row */}
      <IconButton name={messages.edit(item.name)} icon={<Pencil />} tooltip={false} onClick={() => onOpen(item.id)} />
    </span>
  ),
});
