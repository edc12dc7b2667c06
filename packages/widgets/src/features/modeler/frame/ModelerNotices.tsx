import type { ProcessDetail } from '@tramita/client/contract';
import { newWorkflow } from '@tramita/client/rules';
import { useState } from 'react';
import type { modelerMessages } from '../../../messages/features/modeler/page.ts';
import { modelerLabelTexts } from '../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { useDraftAttempt } from '../publish/use-draft-attempt.ts';
import { useModelerStore } from '../store/modeler-context.ts';
import type { WorkflowDraft } from '../use-workflow-draft.ts';

interface ModelerNoticesProps {
  messages: typeof modelerMessages;
  detail: ProcessDetail | null;
  draft: WorkflowDraft | null;
  isRestored: boolean;
}

/** Warnings about the version being edited, such as that it is not the newest one. */
export function ModelerNotices({ messages, detail, draft, isRestored }: ModelerNoticesProps) {
  const labels = useMessages(modelerLabelTexts);
  const store = useModelerStore();
  const [isDismissed, setDismissed] = useState(false);
  const [{ published }] = useDraftAttempt(draft?.publicationKey() ?? '');
  const warnings = detail ? warningsOf(detail, messages) : [];
  if (published) warnings.push(messages.draftPublished(published.version));
  return (
    <>
      {warnings.map((text) => (
        <Notice key={text} tone="warning" strip>
          {text}
        </Notice>
      ))}
      {isRestored && !isDismissed && (
        <Notice
          strip
          actions={
            <Button
              onClick={() => {
                // an edit, because one press must not lose the draft
                store.replace(newWorkflow(labels));
                setDismissed(true);
              }}
            >
              {messages.startOver}
            </Button>
          }
        >
          {messages.restored}
        </Notice>
      )}
    </>
  );
}

/** The areas count as changed if the newest version has others, or if they are no longer in use. */
function warningsOf(detail: ProcessDetail, messages: typeof modelerMessages): string[] {
  const { lastVersion, department, sector } = detail;
  const hasMoved = (area: typeof department, newest: typeof department | undefined) =>
    area?.active === false || (newest !== undefined && newest?.id !== area?.id);
  const warnings: string[] = [];
  if (!detail.isLastVersion) warnings.push(messages.notLast);
  if (hasMoved(department, lastVersion?.department)) warnings.push(messages.departmentChanged);
  if (hasMoved(sector, lastVersion?.sector)) warnings.push(messages.sectorChanged);
  if (!detail.active) warnings.push(messages.inactive);
  if (detail.withoutIntegrations) warnings.push(messages.withoutIntegrations);
  return warnings;
}
