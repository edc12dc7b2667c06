import { type HttpProblemError, isCallError } from '@tramita/client';
import { getProcess, type ProcessDetail, publishLinkedProcess } from '@tramita/client/contract';
import { linkedProcessProblems } from '@tramita/client/rules';
import { useRef } from 'react';
import { useRead } from '../../calls/use-read.ts';
import { type EditConflict, useEditForm } from '../../lists/use-edit-form.ts';
import type { workflowsMessages } from '../../messages/features/workflows.ts';
import { linkedProcessRuleTexts } from '../../messages/rules/linked-process-rules.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { designerSuccessMs } from '../../timing/designer-success-ms.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { linkedProcessBody, valuesOf } from './linked-process-values.ts';
import { processReads } from './use-workflows.ts';

/** State of the form of a linked process: input, problems, publishing. */
export function useLinkedProcessForm(
  process: ProcessDetail | null,
  messages: typeof workflowsMessages,
  onClose: () => void,
) {
  const rules = useMessages(linkedProcessRuleTexts);
  const { onError } = useTramita();
  const read = useRead();
  const snackbars = useSnackbars();
  const known = useRef(process?.lastVersion?.version ?? process?.version ?? 0);

  /** Loads the version that another user published meanwhile, so that the next save may replace it. */
  async function newerVersion(id: number, { fields }: HttpProblemError): Promise<EditConflict> {
    const newest = await read(getProcess, { params: { id } }).catch(onError);
    known.current = newest ? (newest.lastVersion?.version ?? newest.version) : known.current + 1;
    return {
      title: messages.outdated(known.current),
      changes: fields.map(({ message }) => message),
      detail: messages.outdatedDetail,
    };
  }

  return useEditForm({
    initial: valuesOf(process),
    check: (draft) => linkedProcessProblems(draft, rules),
    contentOf: (values) => linkedProcessBody(values),
    sending: { changes: processReads },
    save: (values, send) => {
      const version = process ? { parentId: process.parentId, knownVersion: known.current } : undefined;
      return send(publishLinkedProcess, { body: linkedProcessBody(values, version) });
    },
    onSaved: () => {
      snackbars.success(messages.published, { duration: designerSuccessMs });
      onClose();
    },
    failureOf: ({ error }) => {
      const isForbidden = isCallError(error) && error.status === 403;
      return { title: isForbidden ? messages.publishForbidden : messages.publishFailed };
    },
    conflictOf: (refusal) =>
      process && refusal.errorCode === 'PROCESS_OUTDATED' ? newerVersion(process.id, refusal) : null,
    onClose,
  });
}
