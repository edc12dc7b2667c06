import { newIdempotencyKey } from '@tramita/client';
import {
  type BulkResult,
  listReport,
  massiveCancel,
  massiveFinishRequests,
  type ReportRow,
} from '@tramita/client/contract';
import { noOpenTaskMessage, openRows, requestsOf } from '@tramita/client/rules';
import { useRef, useState } from 'react';
import { useInvalidate } from '../../calls/use-invalidate.ts';
import type { reportMessages } from '../../messages/features/report.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';

/** How the requests of the report are ended. */
export type EndKind = 'finish' | 'cancel';

/** Most requests of one call. */
const chunkSize = 200;

interface Asked {
  kind: EndKind;
  /** Protocols of the distinct requests of the selected open tasks. */
  requests: readonly string[];
}

interface Sent {
  processed: number;
  results: readonly BulkResult[];
}

export interface BulkEndOptions {
  messages: typeof reportMessages;
  /** The requests were ended. */
  onDone: () => void;
}

/** Ends several requests: asks for the motive first, and tells what became of them. */
export function useBulkEnd({ messages, onDone }: BulkEndOptions) {
  const { client, onError } = useTramita();
  const invalidate = useInvalidate();
  const snackbars = useSnackbars();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = useRef({ content: '', key: '' });

  const ask = (kind: EndKind, rows: readonly ReportRow[]) => {
    const open = openRows(rows);
    if (open.length === 0) {
      snackbars.error(noOpenTaskMessage);
      return;
    }
    setAsked({ kind, requests: requestsOf(open) });
    setProblem(null);
    setOpen(true);
  };

  const send = async ({ kind, requests }: Asked, motive: string): Promise<Sent> => {
    const sent: Sent = { processed: 0, results: [] };
    for (let start = 0; start < requests.length; start += chunkSize) {
      const protocols = requests.slice(start, start + chunkSize);
      const content = JSON.stringify([kind, protocols, motive]);
      // the same attempt again has no second effect
      const key = attempt.current.content === content ? attempt.current.key : newIdempotencyKey();
      attempt.current = { content, key };
      const call = { body: { protocols, motive }, idempotencyKey: key };
      const answer = await client.call(kind === 'finish' ? massiveFinishRequests : massiveCancel, call);
      sent.processed += answer.processed.length;
      sent.results = [...sent.results, ...(answer.results ?? [])];
    }
    return sent;
  };

  const tell = (kind: EndKind, { processed, results }: Sent) => {
    const count = (outcome: BulkResult['outcome']) => results.filter((result) => result.outcome === outcome).length;
    const [failed, skipped] = [count('failed'), count('skipped')];
    if (processed > 0) snackbars.success(kind === 'finish' ? messages.finishDone : messages.cancelDone);
    else snackbars.error(kind === 'finish' ? messages.finishFailed : messages.cancelFailed);
    if (failed > 0) snackbars.error(messages.someFailed(failed));
    if (skipped > 0) snackbars.show(messages.someSkipped(skipped));
  };

  const confirm = async (motive: string): Promise<boolean> => {
    if (!asked) return false;
    setBusy(true);
    setProblem(null);
    try {
      const sent = await send(asked, motive);
      attempt.current = { content: '', key: '' };
      tell(asked.kind, sent);
      setOpen(false);
      onDone();
      return true;
    } catch (error) {
      onError(error);
      setProblem(asked.kind === 'finish' ? messages.finishFailed : messages.cancelFailed);
      return false;
    } finally {
      setBusy(false);
      void invalidate(listReport);
    }
  };

  return { asked, isOpen, isBusy, problem, ask, confirm, close: () => setOpen(false) };
}
