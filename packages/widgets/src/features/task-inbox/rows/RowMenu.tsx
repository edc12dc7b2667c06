import type { TaskRow } from '@tramita/client/contract';
import { assignmentState, type BulkActionKind, bulkActionsOf } from '@tramita/client/rules';
import { Eye, Mail, PanelRightOpen, UserCheck, UserPlus } from 'lucide-react';
import { MenuPanel } from '../../../ui/Menu/MenuPanel.tsx';
import type { MenuEntry } from '../../../ui/Menu/menu-entry.ts';
import type { MenuPlace } from '../../../ui/Menu/menu-place.ts';
import { actionIcons, actionLabel } from '../selection/action-looks.tsx';
import { type ActionTexts, useActionTexts } from '../selection/use-action-texts.ts';
import type { SteadyRows } from './inbox-rows.ts';

export interface RowMenuProps extends MenuPlace {
  row: TaskRow;
  rows: SteadyRows;
}

/** The open menu of a row. */
export function RowMenu({ row, rows, ...place }: RowMenuProps) {
  const texts = useActionTexts();
  return <MenuPanel {...place} entries={entriesOf(row, rows, texts)} />;
}

function entriesOf(row: TaskRow, rows: SteadyRows, texts: ActionTexts): readonly MenuEntry[] {
  const { messages, user, isToDo } = rows;
  const entries: MenuEntry[] = [
    { id: 'open', label: messages.open, icon: <PanelRightOpen />, onSelect: () => rows.onOpen(row) },
    { id: 'steps', label: messages.stepsDialog, icon: <Eye />, onSelect: () => rows.onShowSteps(row) },
  ];
  const kind = user && isToDo ? assignmentState(row, user) : null;
  if (kind) {
    entries.push({
      id: 'assign',
      label: texts.assignment[kind],
      icon: kind === 'assign' ? <UserPlus /> : <UserCheck />,
      onSelect: () => rows.onAssign(row, kind),
    });
  }
  if (isToDo) {
    entries.push({
      id: 'unread',
      label: messages.markUnread,
      icon: <Mail />,
      disabledReason: row.unread ? messages.alreadyUnread : null,
      onSelect: () => rows.onMarkUnread(row),
    });
  }
  const asking = user ? bulkActionsOf([row], rows.list, user, texts).filter(({ kind: asked }) => asksFirst(asked)) : [];
  if (asking.length > 0) entries.push({ kind: 'separator', id: 'asking' });
  for (const action of asking) {
    entries.push({
      id: action.kind,
      label: actionLabel(action.kind, texts),
      icon: actionIcons[action.kind],
      tone: action.kind === 'cancel' ? 'danger' : 'neutral',
      disabledReason: action.reason,
      onSelect: () => rows.onRowAction(row, action.kind),
    });
  }
  return entries;
}

/** Assignment has its own entry, and a step is finished where its form is visible. */
const asksFirst = (kind: BulkActionKind): boolean => kind === 'tag' || kind === 'transfer' || kind === 'cancel';
