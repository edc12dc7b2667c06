import { HttpProblemError, isCallError, newIdempotencyKey } from '@tramita/client';
import { type ProcessDetail, publishLinkedProcess } from '@tramita/client/contract';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { workflowsMessages } from '../../messages/workflows.ts';
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
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = useRef({ text: '', key: '' });
  const form = useForm<LinkedProcessValues>({
    defaultValues: valuesOf(process),
    resolver: checkLinkedProcess,
    mode: 'onTouched',
    shouldFocusError: false,
  });

  async function publish(values: LinkedProcessValues) {
    setFailure(null);
    const body = linkedProcessBody(values, process?.parentId);
    const text = JSON.stringify(body);
    // a lost answer publishes no second version: what is sent again keeps its key
    if (attempt.current.text !== text) attempt.current = { text, key: newIdempotencyKey() };
    try {
      await client.call(publishLinkedProcess, { body, idempotencyKey: attempt.current.key });
    } catch (error) {
      onError(error);
      showRefusal(error);
      return;
    }
    snackbars.success(messages.published, { duration: designerSuccessMs });
    void refresh();
    onDone();
  }

  /** Beside the inputs what the server says of them, above them that it was refused. */
  function showRefusal(error: unknown) {
    const isForbidden = isCallError(error) && error.status === 403;
    setFailure(isForbidden ? messages.publishForbidden : messages.publishFailed);
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
