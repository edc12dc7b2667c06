import type { TaskRow } from '@tramita/client/contract';
import { assignmentState } from '@tramita/client/rules';
import { Ellipsis, Mail, UserCheck, UserPlus } from 'lucide-react';
import { assignmentTexts } from '../../../messages/labels/assignment.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { MenuButton } from '../../../ui/Menu/MenuButton.tsx';
import { isPlainPress } from '../../../ui/Table/row-press.ts';
import * as styles from '../TaskInbox.css.ts';
import type { SteadyRows } from './inbox-rows.ts';
import { rowMenu } from './row-menu.ts';

export interface RowActionsProps {
  row: TaskRow;
  rows: SteadyRows;
  /** Only the link is drawn. */
  isBare: boolean;
  /** Whether the assignment of the row is being sent. */
  isAssigning: boolean;
}

/** "Abrir" and what else can be done with a row, shown while one is on it. The keyboard has the menu button. */
export function RowActions({ row, rows, isBare, isAssigning }: RowActionsProps) {
  const { messages } = rows;
  return (
    <span className={styles.actionsPlace}>
      <span className={styles.actions} data-slot="row-actions">
        <LinkButton
          size="sm"
          href={rows.hrefOf(row)}
          tabIndex={-1}
          className={styles.open}
          aria-label={`${messages.open} ${messages.openOf(row.idk)}`}
          onClick={(event) => {
            if (!isPlainPress(event)) return;
            event.preventDefault();
            rows.onOpen(row);
          }}
        >
          {messages.open}
        </LinkButton>
        {!isBare && !rows.gone?.has(row.uuid) && <RowButtons row={row} rows={rows} isAssigning={isAssigning} />}
      </span>
    </span>
  );
}

function RowButtons({ row, rows, isAssigning }: Omit<RowActionsProps, 'isBare'>) {
  const assignment = useMessages(assignmentTexts);
  const { messages, user, isToDo } = rows;
  const kind = user && isToDo ? assignmentState(row, user) : null;
  return (
    <>
      {kind && (
        <IconButton
          size="sm"
          dense
          tabIndex={-1}
          name={assignment[kind]}
          icon={kind === 'assign' ? <UserPlus /> : <UserCheck />}
          busy={isAssigning}
          onClick={() => rows.onAssign(row, kind)}
        />
      )}
      {isToDo && !row.unread && (
        <IconButton
          size="sm"
          dense
          tabIndex={-1}
          name={messages.markUnread}
          icon={<Mail />}
          onClick={() => rows.onMarkUnread(row)}
        />
      )}
      <MenuButton
        label={messages.rowActions(row.idk)}
        align="end"
        part={rowMenu}
        content={{ row, rows }}
        trigger={
          <IconButton size="sm" dense tooltip={false} name={messages.moreActions(row.idk)} icon={<Ellipsis />} />
        }
      />
    </>
  );
}
