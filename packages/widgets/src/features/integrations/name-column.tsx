import type { ListColumn } from '../../lists/list-column.ts';
import * as styles from './Integrations.css.ts';

/** Returns the first column of a list of integrations: the name of the row. */
export const nameColumn = <Item extends { readonly name: string }>(messages: {
  readonly name: string;
}): ListColumn<Item> => ({
  id: 'name',
  label: messages.name,
  card: 'title',
  skeleton: { width: '42%' },
  cell: ({ name }) => (
    <span className={styles.name} title={name}>
      {name}
    </span>
  ),
});
