import { type BulkResult, bulkCancel, bulkFinishRequests, listReport, type ReportRow } from '@tramita/client/contract';
import { openRows, requestsOf } from '@tramita/client/rules';
import { useState } from 'react';
import { useInvalidate } from '../../calls/use-invalidate.ts';
import { useSend } from '../../calls/use-send.ts';
import type { reportMessages } from '../../messages/features/report.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { createBulkEnding, type EndedRequests } from './bulk-ending.ts';

/** The way requests of the report are ended. */
export type EndKind = 'finish' | 'cancel';

interface Asked {
  kind: EndKind;
  /** Protocols of the distinct requests of the selected open tasks. */
  requests: readonly string[];
  end: ReturnType<typeof createBulkEnding>;
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
    const requests = requestsOf(open);
    setAsked({ kind, requests, end: createBulkEnding(requests) });
    setProblem(null);
    setOpen(true);
  };

  const report = (kind: EndKind, { processed, results }: EndedRequests) => {
    const count = (outcome: BulkResult['outcome']) => results.filter((result) => result.outcome === outcome).length;
    const [failed, skipped] = [count('failed'), count('skipped')];
    // other users ended all of them while the dialog was open
    if (processed === 0 && failed === 0 && skipped > 0) {
      snackbars.error(messages.noOpenTask);
      return;
    }
    if (processed > 0) snackbars.success(kind === 'finish' ? messages.finishDone : messages.cancelDone);
    else snackbars.error(kind === 'finish' ? messages.finishFailed : messages.cancelFailed);
    if (failed > 0) snackbars.error(messages.someFailed(failed));
    if (skipped > 0) snackbars.show(messages.someSkipped(skipped));
  };

  const failureOf = (kind: EndKind, { processed }: EndedRequests): string => {
    if (kind === 'finish') return processed > 0 ? messages.finishedPart(processed) : messages.finishFailed;
    return processed > 0 ? messages.canceledPart(processed) : messages.cancelFailed;
  };

  const confirm = async (motive: string): Promise<boolean> => {
    if (!asked) return false;
    setBusy(true);
    setProblem(null);
    const endpoint = asked.kind === 'finish' ? bulkFinishRequests : bulkCancel;
    const sent = await asked.end(
      async (protocols) => (await call.send(endpoint, { body: { protocols, motive } }))?.answer ?? null,
    );
    setBusy(false);
    void invalidate(listReport);
    if (sent.unsent > 0) {
      setProblem(failureOf(asked.kind, sent));
      return false;
    }
    report(asked.kind, sent);
    setOpen(false);
    onDone();
    return true;
  };

  return { asked, isOpen, isBusy, problem, ask, confirm, close: () => setOpen(false) };
}
