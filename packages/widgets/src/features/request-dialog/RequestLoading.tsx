import type { requestDialogMessages } from '../../messages/features/request-dialog.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { DialogWindow } from '../../ui/Dialog/DialogWindow.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import * as styles from './RequestDialog.css.ts';
import { type RequestFrame, requestDialogWidth } from './request-frame.ts';

export interface RequestLoadingProps {
  frame: RequestFrame;
  /** The reason why the form could not be loaded; null while it loads. */
  problem: string | null;
  messages: typeof requestDialogMessages;
  onRetry: () => void;
  onClose: () => void;
}

/** The dialog before its fields are known. */
export function RequestLoading({ frame, problem, messages, onRetry, onClose }: RequestLoadingProps) {
  return (
    <DialogWindow
      open
      {...frame}
      width={requestDialogWidth}
      onClose={onClose}
      footer={
        <Button size="action" onClick={onClose}>
          {messages.cancel}
        </Button>
      }
    >
      {problem ? (
        <ErrorState title={problem} onRetry={onRetry} />
      ) : (
        <div className={styles.loading} role="status" aria-label={messages.loading}>
          <Skeleton height={36} />
          <Skeleton height={36} />
          <Skeleton height={72} />
          <Skeleton height={36} width="60%" />
        </div>
      )}
    </DialogWindow>
  );
}
