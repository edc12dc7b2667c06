import type { TaskRow } from '@tramita/client/contract';
import { assignmentLabels, assignmentState } from '@tramita/client/rules';
import { Eye, Mail, PanelRightOpen, UserCheck, UserPlus } from 'lucide-react';
import type { MenuEntry } from '../../ui/Menu/menu-entry.ts';
import type { InboxRows } from './inbox-row-context.ts';

/** What the menu of a row offers. */
export function rowMenu(row: TaskRow, rows: InboxRows): readonly MenuEntry[] {
  const { messages, user, isToDo } = rows;
  const entries: MenuEntry[] = [
    { id: 'open', label: messages.open, icon: <PanelRightOpen />, onSelect: () => rows.onOpen(row) },
    { id: 'steps', label: messages.stepsDialog, icon: <Eye />, onSelect: () => rows.onShowSteps(row) },
  ];
  if (!isToDo) return entries;
  const kind = user ? assignmentState(row, user) : null;
  if (kind) {
    entries.push({
      id: 'assign',
      label: assignmentLabels[kind],
      icon: kind === 'assign' ? <UserPlus /> : <UserCheck />,
      onSelect: () => rows.onAssign(row, kind),
    });
  }
  entries.push({
    id: 'unread',
    label: messages.markUnread,
    icon: <Mail />,
    disabledReason: row.unread ? messages.alreadyUnread : null,
    onSelect: () => rows.onMarkUnread(row),
  });
  return entries;
}
