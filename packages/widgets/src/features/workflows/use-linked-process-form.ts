import { isCallError, isProblem } from '@tramita/client';
import { type FieldProblem, getProcess, type ProcessDetail, publishLinkedProcess } from '@tramita/client/contract';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { refusalOf, useSend } from '../../calls/use-send.ts';
import type { workflowsMessages } from '../../messages/features/workflows.ts';
import { designerSuccessMs } from '../../timing/designer-success-ms.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import {
  checkLinkedProcess,
  type LinkedProcessField,
  type LinkedProcessValues,
  linkedProcessBody,
  linkedProcessFields,
  valuesOf,
} from './linked-process-values.ts';
import { processReads } from './use-workflows.ts';

/** Why a linked process was not saved. */
export interface LinkedProcessFailure {
  readonly text: string;
  /** What another user changed while it was edited; null for other failures. */
  readonly changes: readonly string[] | null;
}

/** State of the form of a linked process: input, problems, publishing. */
export function useLinkedProcessForm(
  process: ProcessDetail | null,
  messages: typeof workflowsMessages,
  onDone: () => void,
  onWrong: (name: LinkedProcessField) => void,
) {
  const call = useSend();
  const snackbars = useSnackbars();
  const [failure, setFailure] = useState<LinkedProcessFailure | null>(null);
  const known = useRef(process?.lastVersion?.version ?? process?.version ?? 0);
  const form = useForm<LinkedProcessValues>({
    defaultValues: valuesOf(process),
    resolver: checkLinkedProcess,
    mode: 'onTouched',
    shouldFocusError: false,
  });

  async function publish(values: LinkedProcessValues) {
    setFailure(null);
    const body = linkedProcessBody(
      values,
      process ? { parentId: process.parentId, knownVersion: known.current } : undefined,
    );
    let refusal: unknown;
    const sent = await call.send(
      publishLinkedProcess,
      { body },
      { changes: processReads, onFailed: (error) => (refusal = error) },
    );
    if (sent) {
      snackbars.success(messages.published, { duration: designerSuccessMs });
      onDone();
    } else if (process && isProblem(refusal, 'PROCESS_OUTDATED')) await showNewerVersion(process, refusal.fields);
    else showRefusal(refusal);
  }

  /** Shows what another user changed meanwhile. The input stays, and the next save may replace that version. */
  async function showNewerVersion({ id, version }: ProcessDetail, changes: readonly FieldProblem[]) {
    const read = await call.send(getProcess, { params: { id } });
    const newest = read ? (read.answer.lastVersion?.version ?? version) : known.current + 1;
    known.current = newest;
    setFailure({ text: messages.outdated(newest), changes: changes.map(({ message }) => message) });
  }

  /** Shows the refused fields at their inputs, and above them that the process was not published. */
  function showRefusal(error: unknown) {
    const isForbidden = isCallError(error) && error.status === 403;
    setFailure({ text: isForbidden ? messages.publishForbidden : messages.publishFailed, changes: null });
    const refused = new Map((refusalOf(error)?.fields ?? []).map(({ name, message }) => [name, message]));
    const wrong = linkedProcessFields.filter((name) => refused.has(name));
    for (const name of wrong) form.setError(name, { type: 'server', message: refused.get(name) ?? '' });
    if (wrong[0]) onWrong(wrong[0]);
  }

  const save = form.handleSubmit(publish, (errors) => {
    const first = linkedProcessFields.find((name) => errors[name]);
    if (first) onWrong(first);
  });
  return { form, failure, save };
}
