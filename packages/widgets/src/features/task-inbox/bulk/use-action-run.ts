import { newIdempotencyKey } from '@tramita/client';
import type { TaskRow } from '@tramita/client/contract';
import { useEffect, useRef, useState } from 'react';
import { taskInboxBulkMessages } from '../../../messages/features/task-inbox-bulk.ts';
import { errorTexts } from '../../../messages/rules/errors.ts';
import { reasonTexts } from '../../../messages/rules/reasons.ts';
import { taskActionsMessages } from '../../../messages/task-actions.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { useRefusalText } from '../../../provider/use-refusal-text.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { useInboxRefresh } from '../rows/use-inbox-refresh.ts';
import type { AskedAction } from './asked-action.ts';
import { type BulkOrder, bulkIdOf, sendBulk, sendSingle } from './bulk-order.ts';
import { type BulkTexts, doneText, failedText, failureOf, reasonInWords } from './bulk-outcome.ts';
import { type BulkProgress, type BulkRun, countStates, createBulkRun } from './bulk-run.ts';

/** A run with its action and rows. */
export interface ActionRun {
  /** Identifies this run. */
  readonly id: number;
  readonly asked: AskedAction;
  readonly order: BulkOrder;
  readonly run: BulkRun;
  /** Rows by their id in the calls; two tasks of one request share its protocol. */
  readonly rows: ReadonlyMap<string, readonly TaskRow[]>;
  /** Whether the first call has a response, so that the dialog may close. */
  readonly isAccepted: boolean;
}

function rowsById({ kind, rows }: AskedAction): Map<string, TaskRow[]> {
  const byId = new Map<string, TaskRow[]>();
  for (const row of rows) {
    const id = bulkIdOf(kind, row);
    byId.set(id, [...(byId.get(id) ?? []), row]);
  }
  return byId;
}

/** The running action: sends it, reports its result, and keeps failed items for a retry. */
export function useActionRun() {
  const { client, onError, onEvent } = useTramita();
  const snackbars = useSnackbars();
  const refresh = useInboxRefresh();
  const bulk = useMessages(taskInboxBulkMessages);
  const shared = useMessages(taskActionsMessages);
  const errors = useMessages(errorTexts);
  const reasons = useMessages(reasonTexts);
  const locale = useLocale();
  const refusalText = useRefusalText();
  const texts: BulkTexts = { bulk, shared, errors, reasons, locale, refusalText };
  const [current, setCurrent] = useState<ActionRun | null>(null);
  const held = useRef<ActionRun | null>(null);
  const lastId = useRef(0);
  const lastError = useRef<unknown>(null);
  const singleKey = useSingleKey();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // React's strict mode only simulates the unmount
      queueMicrotask(() => isShown.current || held.current?.run.dispose());
    };
  }, []);

  const hold = (action: ActionRun | null) => {
    held.current = action;
    setCurrent(action);
  };
  const close = () => {
    held.current?.run.dispose();
    hold(null);
  };

  function conclude({ asked, order, rows }: ActionRun, { lines }: BulkProgress): void {
    const uuidsOf = (state: string) =>
      lines.filter((line) => line.state === state).flatMap(({ id }) => rows.get(id)?.map(({ uuid }) => uuid) ?? []);
    const counts = countStates(lines);
    const left = counts.failed + counts.unknown + counts.waiting;
    refresh();
    asked.onOutcome({ kind: asked.kind, done: uuidsOf('done'), skipped: uuidsOf('skipped') });
    onEvent({ widget: 'task-inbox', name: 'acted', detail: { action: asked.kind, done: counts.done, left } });
    if (counts.done === 0 && counts.failed + counts.unknown > 0) {
      snackbars.error(failedText(order, lastError.current, texts));
    }
    if (left > 0 || counts.done === 0) return;
    const said = doneText(order, asked.isBulk, texts);
    if (said) snackbars.success(said);
    if (counts.skipped === 0) close();
  }

  /** Sends all open items. */
  async function send(run: BulkRun): Promise<void> {
    lastError.current = null;
    const progress = await run.start();
    if (held.current?.run === run) conclude(held.current, progress);
  }

  /** Starts an action; returns why it was refused as a whole, or null once it is running or done. */
  function start(asked: AskedAction, order: BulkOrder): Promise<string | null> {
    return new Promise((resolve) => {
      const rows = rowsById(asked);
      const answered = (problem: string | null) => {
        if (held.current?.run !== run || held.current.isAccepted) return;
        if (problem === null) hold({ ...held.current, isAccepted: true });
        else close();
        resolve(problem);
      };
      const run = createBulkRun({
        ids: [...rows.keys()],
        newKey: () => (asked.isBulk ? newIdempotencyKey() : singleKey(asked, order)),
        reasonInWords: (result) => reasonInWords(result, texts),
        async send(ids, key, signal) {
          const [row] = asked.rows;
          const sending = { client, key, signal };
          const isSingle = !asked.isBulk && row !== undefined;
          const answer = isSingle ? await sendSingle(order, row, sending) : await sendBulk(order, ids, sending);
          answered(null);
          return answer;
        },
        failureOf(error) {
          lastError.current = error;
          onError(error);
          const failure = failureOf(error, texts);
          // a single row has no panel: its result is reported where the action was requested
          const isPending = asked.isBulk && failure.isUnknown;
          answered(isPending ? null : failedText(order, error, texts));
          return failure;
        },
      });
      lastId.current += 1;
      hold({ id: lastId.current, asked, order, run, rows, isAccepted: false });
      void send(run);
    });
  }

  return { current, start, retry: () => held.current && void send(held.current.run), close };
}

/** The same action on the same row keeps its key until it succeeds: a lost response must not apply it twice. */
function useSingleKey() {
  const attempt = useRef<{ text: string; key: string }>(undefined);
  return ({ rows }: AskedAction, order: BulkOrder): string => {
    const text = JSON.stringify([rows[0]?.uuid, order]);
    if (attempt.current?.text !== text) attempt.current = { text, key: newIdempotencyKey() };
    return attempt.current.key;
  };
}
