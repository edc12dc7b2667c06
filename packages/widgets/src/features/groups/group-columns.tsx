import type { GroupRow } from '@tramita/client/contract';
import type { GroupKind } from '@tramita/client/rules';
import { editColumn } from '../../lists/addable/edit-column.tsx';
import type { ListColumn } from '../../lists/list-column.ts';
import type { groupsMessages } from '../../messages/features/groups.ts';
import { formatInteger } from '../../messages/format/format-number.ts';
import type { Locale } from '../../messages/language/locale.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Chip } from '../../ui/Chip/Chip.tsx';
import * as styles from './Groups.css.ts';

interface GroupColumnOptions {
  messages: typeof groupsMessages;
  locale: Locale;
  kind: GroupKind;
  /** Decide which figures have a column: some servers leave them out, and request groups have no tasks. */
  rows: readonly GroupRow[];
  onOpen: (group: number) => void;
}

/** The columns of the groups. */
export function groupColumns({ messages, locale, kind, rows, onOpen }: GroupColumnOptions): ListColumn<GroupRow>[] {
  const hasFigure = (name: 'memberCount' | 'openTaskCount') =>
    rows.length === 0 || rows.some((row) => row[name] !== undefined);
  const members: ListColumn<GroupRow> = {
    id: 'members',
    label: messages.members,
    width: 104,
    align: 'end',
    numeric: true,
    skeleton: { width: 16 },
    cell: ({ memberCount }) => memberCount !== undefined && formatInteger(memberCount, locale),
  };
  const openTasks: ListColumn<GroupRow> = {
    id: 'openTasks',
    label: messages.openTasks,
    width: 136,
    align: 'end',
    numeric: true,
    skeleton: { width: 16 },
    cell: ({ openTaskCount }) => openTaskCount !== undefined && formatInteger(openTaskCount, locale),
  };
  return [
    {
      id: 'name',
      label: messages.name,
      card: 'title',
      skeleton: { width: '42%' },
      cell: ({ name }) => (
        <span className={styles.name}>
          <Avatar name={name} group size="md" />
          <span className={styles.clipped} title={name}>
            {name}
          </span>
        </span>
      ),
    },
    ...(hasFigure('memberCount') ? [members] : []),
    ...(kind === 'attendance' && hasFigure('openTaskCount') ? [openTasks] : []),
    {
      id: 'status',
      label: messages.status,
      width: 148,
      card: 'line',
      className: styles.statusCell,
      skeleton: { width: 64 },
      cell: ({ active, memberCount, openTaskCount }) => (
        <>
          <Chip tone={active ? 'success' : 'neutral'}>{active ? messages.active : messages.inactive}</Chip>
          <span className={styles.cardFigures}>
            {[
              memberCount !== undefined && messages.memberCount(memberCount),
              openTaskCount !== undefined && messages.openTaskCount(openTaskCount),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      ),
    },
    editColumn({ messages, onOpen }),
  ];
}
