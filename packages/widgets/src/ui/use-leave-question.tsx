import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog/ConfirmDialog.tsx';
import type { LeaveRequest } from './leave-request.ts';
import { useUiEnvironment } from './ui-environment.ts';

interface LeaveQuestionOptions {
  isUnsaved: boolean;
  /** A navigation that the page holds back. */
  leaving: LeaveRequest | null;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
  onClose: () => void;
}

/**
 * Asks for confirmation before unsaved input is lost: on close, on a navigation of the page, and, through the browser,
 * when the tab is closed. Call `allow` to stop asking.
 */
export function useLeaveQuestion({ isUnsaved, leaving, onUnsavedChange, onClose }: LeaveQuestionOptions): {
  ask: () => void;
  allow: () => void;
  dialog: ReactNode;
} {
  const { messages } = useUiEnvironment();
  const [isAsking, setAsking] = useState(false);
  const isAllowed = useRef(false);
  const report = useRef(onUnsavedChange);
  report.current = onUnsavedChange;
  useEffect(() => {
    if (!isAllowed.current) report.current?.(isUnsaved);
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isAllowed.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  const allow = () => {
    isAllowed.current = true;
    onUnsavedChange?.(false);
  };
  const leave = () => {
    allow();
    setAsking(false);
    if (leaving) leaving.leave();
    else onClose();
  };
  return {
    ask: () => (isUnsaved ? setAsking(true) : onClose()),
    allow,
    dialog: (
      <ConfirmDialog
        open={isAsking || leaving !== null}
        title={messages.unsavedQuestion}
        confirmLabel={messages.unsavedLeave}
        cancelLabel={messages.unsavedStay}
        tone="danger"
        onConfirm={leave}
        onCancel={() => {
          setAsking(false);
          leaving?.stay();
        }}
      />
    ),
  };
}
