import { HttpProblemError, isCallError, isProblem, newIdempotencyKey } from '@tramita/client';
import { type FieldProblem, getProcess, type ProcessDetail, publishLinkedProcess } from '@tramita/client/contract';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { workflowsMessages } from '../../messages/features/workflows.ts';
import { useTramita } from '../../provider/tramita-context.ts';
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
import { useProcessRefresh } from './use-workflows.ts';

/** Why a linked process was not saved. */
export interface LinkedProcessFailure {
  readonly text: string;
  /** What somebody else changed while it was edited; null for other failures. */
  readonly changes: readonly string[] | null;
}

/** The form of a linked process: what was typed, what is wrong with it, and publishing it. */
export function useLinkedProcessForm(
  process: ProcessDetail | null,
  messages: typeof workflowsMessages,
  onDone: () => void,
  onWrong: (name: LinkedProcessField) => void,
) {
  const { client, onError } = useTramita();
  const refresh = useProcessRefresh();
  const snackbars = useSnackbars();
  const [failure, setFailure] = useState<LinkedProcessFailure | null>(null);
  const known = useRef(process?.lastVersion?.version ?? process?.version ?? 0);
  const attempt = useRef({ text: '', key: '' });
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
    const text = JSON.stringify(body);
    // a lost answer publishes no second version: what is sent again keeps its key
    if (attempt.current.text !== text) attempt.current = { text, key: newIdempotencyKey() };
    try {
      await client.call(publishLinkedProcess, { body, idempotencyKey: attempt.current.key });
    } catch (error) {
      onError(error);
      if (process && isProblem(error, 'PROCESS_OUTDATED')) await showNewerVersion(process, error.fields);
      else showRefusal(error);
      return;
    }
    snackbars.success(messages.published, { duration: designerSuccessMs });
    void refresh();
    onDone();
  }

  /** Says what somebody else changed meanwhile. What was typed stays, and the next save may replace that version. */
  async function showNewerVersion({ id, version }: ProcessDetail, changes: readonly FieldProblem[]) {
    let newest = known.current + 1;
    try {
      newest = (await client.call(getProcess, { params: { id } })).lastVersion?.version ?? version;
    } catch (error) {
      onError(error);
    }
    known.current = newest;
    setFailure({ text: messages.outdated(newest), changes: changes.map(({ message }) => message) });
  }

  /** Beside the inputs what the server says of them, above them that it was refused. */
  function showRefusal(error: unknown) {
    const isForbidden = isCallError(error) && error.status === 403;
    setFailure({ text: isForbidden ? messages.publishForbidden : messages.publishFailed, changes: null });
    const refused = new Map(
      (error instanceof HttpProblemError ? error.fields : []).map(({ name, message }) => [name, message]),
    );
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
