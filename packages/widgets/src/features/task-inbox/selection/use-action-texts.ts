import { useMemo } from 'react';
import { taskInboxActionMessages } from '../../../messages/features/task-inbox-actions.ts';
import { assignmentTexts } from '../../../messages/labels/assignment.ts';
import { reasonTexts } from '../../../messages/rules/reasons.ts';
import { selectionTexts } from '../../../messages/rules/selection.ts';
import { useMessages } from '../../../provider/use-messages.ts';

/** Returns the labels of the actions on rows, and the texts of the rules that say why one is not possible. */
export function useActionTexts() {
  const bulk = useMessages(taskInboxActionMessages);
  const assignment = useMessages(assignmentTexts);
  const reasons = useMessages(reasonTexts);
  const selection = useMessages(selectionTexts);
  return useMemo(() => ({ bulk, assignment, reasons, selection }), [bulk, assignment, reasons, selection]);
}

/** Result of {@link useActionTexts}. */
export type ActionTexts = ReturnType<typeof useActionTexts>;
