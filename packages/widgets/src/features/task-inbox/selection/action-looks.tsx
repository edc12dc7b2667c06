import { assignmentLabels, type BulkActionKind } from '@tramita/client/rules';
import { Ban, Check, Forward, TagIcon, ThumbsDown, ThumbsUp, UserCheck, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { taskInboxBulkMessages } from '../../../messages/features/task-inbox-bulk.ts';

/** Icons of the actions. */
export const actionIcons: Readonly<Record<BulkActionKind, ReactNode>> = {
  assign: <UserPlus />,
  unassign: <UserCheck />,
  tag: <TagIcon />,
  transfer: <Forward />,
  cancel: <Ban />,
  reject: <ThumbsDown />,
  approve: <ThumbsUp />,
  complete: <Check />,
};

/** Labels of the actions. */
export function actionLabel(kind: BulkActionKind, messages: typeof taskInboxBulkMessages): string {
  return kind === 'assign' || kind === 'unassign' ? assignmentLabels[kind] : messages[kind];
}
