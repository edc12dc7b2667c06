import type { BulkActionKind } from '@tramita/client/rules';
import { Ban, Check, Forward, TagIcon, ThumbsDown, ThumbsUp, UserCheck, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActionTexts } from './use-action-texts.ts';

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
export function actionLabel(
  kind: BulkActionKind,
  { bulk, assignment }: Pick<ActionTexts, 'bulk' | 'assignment'>,
): string {
  return kind === 'assign' || kind === 'unassign' ? assignment[kind] : bulk[kind];
}
