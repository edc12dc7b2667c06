import type { ProcessRow } from '@tramita/client/contract';
import { Pencil } from 'lucide-react';
import type { ListColumn } from '../../lists/list-column.ts';
import { formatDate } from '../../messages/format/format-date.ts';
import { useLink } from '../../provider/use-link.ts';
import { buttonClass } from '../../ui/Button/button-class.ts';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { ProcessName } from './ProcessName.tsx';
import { isExternal } from './process-address.ts';
import type { ProcessRowActions } from './process-row-actions.ts';
import * as styles from './Workflows.css.ts';

/** Returns the columns of a list of processes. */
export function processColumns(actions: ProcessRowActions): ListColumn<ProcessRow>[] {
  const { messages, locale } = actions;
  return [
    {
      id: 'title',
      label: messages.name,
      card: 'title',
      skeleton: { width: '58%' },
      cell: (process) => <ProcessName process={process} actions={actions} />,
    },
    {
      id: 'version',
      label: messages.version,
      width: 88,
      card: 'track',
      numeric: true,
      skeleton: { width: 24 },
      cell: ({ version }) => messages.versionNumber(version),
    },
    {
      id: 'createdAt',
      label: messages.createdAt,
      width: 136,
      card: 'meta',
      numeric: true,
      skeleton: { width: 72 },
      cell: ({ createdAt }) => formatDate(createdAt, locale),
    },
    {
      id: 'description',
      label: messages.description,
      card: 'line',
      skeleton: { width: '72%' },
      cell: ({ description }) => <span title={description ?? undefined}>{description}</span>,
    },
    {
      id: 'active',
      label: messages.status,
      width: 104,
      card: 'tag',
      skeleton: { width: 48 },
      cell: ({ active }) => (
        <Chip tone={active ? 'success' : 'neutral'}>{active ? messages.active : messages.inactive}</Chip>
      ),
    },
  ];
}

/** Returns the column that edits a process. */
export const editColumn = (actions: ProcessRowActions): ListColumn<ProcessRow> => ({
  id: 'edit',
  label: <VisuallyHidden>{actions.messages.actions}</VisuallyHidden>,
  width: 72,
  align: 'end',
  card: 'own',
  className: styles.editCell,
  skeleton: { width: 24, height: 16 },
  cell: (process) => <EditAction process={process} actions={actions} />,
});

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
