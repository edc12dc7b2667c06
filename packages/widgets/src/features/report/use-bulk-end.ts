import { type BulkResult, bulkCancel, bulkFinishRequests, listReport, type ReportRow } from '@tramita/client/contract';
import { openRows, requestsOf } from '@tramita/client/rules';
import { useState } from 'react';
import { useInvalidate } from '../../calls/use-invalidate.ts';
import { useSend } from '../../calls/use-send.ts';
import type { reportMessages } from '../../messages/features/report.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';

/** The way requests of the report are ended. */
export type EndKind = 'finish' | 'cancel';

/** Maximum number of requests per call. */
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
  /** Called when the requests were ended. */
  onDone: () => void;
}

/** Ends several requests: asks for the reason first, and shows the result. */
export function useBulkEnd({ messages, onDone }: BulkEndOptions) {
  const invalidate = useInvalidate();
  const call = useSend();
  const snackbars = useSnackbars();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const ask = (kind: EndKind, rows: readonly ReportRow[]) => {
    const open = openRows(rows);
    if (open.length === 0) {
      snackbars.error(messages.noOpenTask);
      return;
    }
    setAsked({ kind, requests: requestsOf(open) });
    setProblem(null);
    setOpen(true);
  };

  /** Sends the requests in chunks. Returns null as soon as one fails. */
  const send = async ({ kind, requests }: Asked, motive: string): Promise<Sent | null> => {
    const total: Sent = { processed: 0, results: [] };
    for (let start = 0; start < requests.length; start += chunkSize) {
      const body = { protocols: requests.slice(start, start + chunkSize), motive };
      const sent = await call.send(kind === 'finish' ? bulkFinishRequests : bulkCancel, { body });
      if (!sent) return null;
      total.processed += sent.answer.processed.length;
      total.results = [...total.results, ...(sent.answer.results ?? [])];
    }
    return total;
  };

  const report = (kind: EndKind, { processed, results }: Sent) => {
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
    const sent = await send(asked, motive);
    setBusy(false);
    void invalidate(listReport);
    if (!sent) {
      setProblem(asked.kind === 'finish' ? messages.finishFailed : messages.cancelFailed);
      return false;
    }
    report(asked.kind, sent);
    setOpen(false);
    onDone();
    return true;
  };

  return { asked, isOpen, isBusy, problem, ask, confirm, close: () => setOpen(false) };
}
