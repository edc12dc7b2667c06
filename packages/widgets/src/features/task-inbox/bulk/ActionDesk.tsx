import type { BulkActionKind } from '@tramita/client/rules';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { taskInboxBulkMessages } from '../../../messages/features/task-inbox-bulk.ts';
import { taskActionsMessages } from '../../../messages/task-actions.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { focusedNear, isFocusLost } from '../../../ui/page-root.ts';
import { usePortal } from '../../../ui/portal.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { ActionDialogs } from './ActionDialogs.tsx';
import type { AskedAction } from './asked-action.ts';
import { BulkPanel } from './BulkPanel.tsx';
import type { BulkOrder } from './bulk-order.ts';
import { type ActionRun, useActionRun } from './use-action-run.ts';

export interface ActionDeskProps {
  /** The requested action; null without one. */
  asked: AskedAction | null;
  /** Called when the action was given up, or is being sent. */
  onAnswered: () => void;
  /** Called with whether a bulk action is being sent. */
  onBusyChange: (isBusy: boolean) => void;
  /** Returns the focus to the list. */
  onReturnFocus: () => void;
}

const hasDialog = (kind: BulkActionKind): boolean => kind !== 'assign' && kind !== 'unassign';

/** Dialogs and panel of the actions on rows: asks for missing input, sends the action and reports its result. */
export function ActionDesk({ asked, onAnswered, onBusyChange, onReturnFocus }: ActionDeskProps) {
  const messages = useMessages(taskInboxBulkMessages);
  const shared = useMessages(taskActionsMessages);
  const snackbars = useSnackbars();
  const { current, start, retry, close } = useActionRun();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const send = async (action: AskedAction, order: BulkOrder) => {
    setProblem(null);
    setSending(true);
    const refused = await start(action, order);
    setSending(false);
    setProblem(refused);
    if (refused === null || !hasDialog(action.kind)) onAnswered();
    if (refused !== null && !hasDialog(action.kind)) snackbars.error(refused);
  };
  const sent = useRef<AskedAction | null>(null);
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (!asked || hasDialog(asked.kind) || sent.current === asked) return;
    sent.current = asked;
    void latest.current(asked, { kind: asked.kind === 'assign' ? 'assign' : 'unassign' });
  }, [asked]);
  useFocusAfter(current !== null, onReturnFocus);
  const cancel = () => {
    // closing the dialog does not take back an action that is already being sent
    if (isSending) return;
    setProblem(null);
    onAnswered();
  };

  return (
    <>
      <ActionDialogs
        asked={asked}
        messages={messages}
        shared={shared}
        isBusy={isSending}
        problem={problem}
        onOrder={send}
        onClose={cancel}
      />
      {current?.asked.isBulk && (
        <RunPanel
          key={current.id}
          action={current}
          isShown={current.isAccepted || !hasDialog(current.asked.kind)}
          messages={messages}
          onBusyChange={onBusyChange}
          onRetry={retry}
          onClose={close}
        />
      )}
    </>
  );
}

interface RunPanelProps {
  action: ActionRun;
  /** Called after the dialog of the action closed. */
  isShown: boolean;
  messages: typeof taskInboxBulkMessages;
  onBusyChange: (isBusy: boolean) => void;
  onRetry: () => void;
  onClose: () => void;
}

/** Time after which a closed dialog has returned the focus, in ms. */
const focusReturnMs = 50;
/** Actions without a progress panel. */
const panelDelayMs = 400;

function RunPanel({ action, isShown, messages, onBusyChange, onRetry, onClose }: RunPanelProps) {
  const { run, asked, rows } = action;
  const panel = useRef<HTMLElement>(null);
  const progress = useSyncExternalStore(run.subscribe, run.read, run.read);
  const isOver = progress.phase === 'ended';
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), panelDelayMs);
    return () => clearTimeout(timer);
  }, []);
  const busy = useRef(onBusyChange);
  busy.current = onBusyChange;
  useEffect(() => {
    busy.current(!isOver);
    return () => busy.current(false);
  }, [isOver]);
  const isVisible = isShown && (isLong || isOver);
  useEffect(() => {
    if (!isVisible || !isOver) return;
    const timer = setTimeout(() => {
      if (isFocusFree(panel.current)) panel.current?.focus({ preventScroll: true });
    }, focusReturnMs);
    return () => clearTimeout(timer);
  }, [isVisible, isOver]);
  if (!isVisible) return null;
  return (
    <BulkPanel
      panelRef={panel}
      kind={asked.kind}
      progress={progress}
      rows={rows}
      messages={messages}
      onStop={run.stop}
      onRetry={onRetry}
      onClose={onClose}
    />
  );
}

/** The focused element may be removed with the rows of the action. */
function useFocusAfter(isAtWork: boolean, onReturnFocus: () => void): void {
  const portal = usePortal();
  const latest = useRef(onReturnFocus);
  latest.current = onReturnFocus;
  useEffect(() => {
    if (!isAtWork) return;
    return () => {
      setTimeout(() => isFocusLost(portal ?? document) && latest.current(), focusReturnMs);
    };
  }, [isAtWork, portal]);
}

/** Returns whether the user has not moved on: nothing has the focus, or still the place where the action was requested. */
function isFocusFree(panel: HTMLElement | null): boolean {
  if (!panel || isFocusLost(panel)) return true;
  return focusedNear(panel)?.closest('[data-slot="selection-bar"]') != null;
}
