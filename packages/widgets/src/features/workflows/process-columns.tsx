import { createColumnHelper, type TableFeatures, tableFeatures } from '@tanstack/react-table';
import type { ProcessRow } from '@tramita/client/contract';
import { Pencil } from 'lucide-react';
import { formatDate } from '../../messages/format/format-date.ts';
import { useLink } from '../../provider/use-link.ts';
import { buttonClass } from '../../ui/Button/button-class.ts';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import type { CellProps } from '../../ui/Table/Row.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { ProcessName } from './ProcessName.tsx';
import { isExternal } from './process-address.ts';
import type { ProcessRowActions } from './process-row-actions.ts';
import * as styles from './Workflows.css.ts';

/** Layout of a column's cells in the table and in a card. */
export const columnLayouts: Readonly<
  Record<string, { width?: number; secondary?: boolean } & Pick<CellProps, 'card' | 'align' | 'numeric'>>
> = {
  title: { card: 'title' },
  version: { width: 88, card: 'track', numeric: true },
  createdAt: { width: 136, card: 'meta', numeric: true },
  description: { card: 'line' },
  active: { width: 104, card: 'tag' },
  edit: { width: 72, align: 'end' },
};

/** The server filters, orders and pages: the table only combines columns and rows. */
export const processTableFeatures = tableFeatures({}) satisfies TableFeatures;

const { accessor, columns: columnsOf, display } = createColumnHelper<typeof processTableFeatures, ProcessRow>();

/** Returns the columns of a list of processes; with `hasEdit` the last one edits the row. */
export function processColumns(actions: ProcessRowActions, hasEdit: boolean) {
  const { messages } = actions;
  const columns = columnsOf([
    accessor('title', {
      header: messages.name,
      cell: ({ row }) => <ProcessName process={row.original} actions={actions} />,
    }),
    accessor('version', { header: messages.version, cell: ({ getValue }) => messages.versionNumber(getValue()) }),
    accessor('createdAt', { header: messages.createdAt, cell: ({ getValue }) => formatDate(getValue()) }),
    accessor('description', {
      header: messages.description,
      cell: ({ getValue }) => <span title={getValue() ?? undefined}>{getValue()}</span>,
    }),
    accessor('active', {
      header: messages.status,
      cell: ({ getValue }) => (
        <Chip tone={getValue() ? 'success' : 'neutral'}>{getValue() ? messages.active : messages.inactive}</Chip>
      ),
    }),
  ]);
  if (!hasEdit) return columns;
  const edit = display({
    id: 'edit',
    header: () => <VisuallyHidden>{messages.actions}</VisuallyHidden>,
    cell: ({ row }) => <EditAction process={row.original} actions={actions} />,
  });
  return columnsOf([...columns, edit]);
}

function EditAction({ process, actions }: { process: ProcessRow; actions: ProcessRowActions }) {
  const Link = useLink();
  const { messages, hrefFor, onEdit, busy } = actions;
  const name = messages.edit(process.title);
  if (isExternal(process)) {
    return (
      <IconButton
        name={name}
        icon={<Pencil />}
        tooltip={false}
        busy={busy === process.id}
        onClick={() => onEdit(process)}
      />
    );
  }
  return (
    <Link href={hrefFor(process.id)} aria-label={name} className={`${buttonClass('ghost', 'md')} ${styles.editLink}`}>
      <Pencil aria-hidden="true" />
    </Link>
  );
}
