import type { TaskDetail } from '@tramita/client/contract';
import { TransferDialog } from '../../../task-actions/TransferDialog.tsx';
import { type TransferOptions, useTransfer } from './use-transfer.ts';

export interface TransferTaskProps extends TransferOptions {
  task: TaskDetail;
  open: boolean;
  onClose: () => void;
}

/** Dialog that transfers the task. */
export function TransferTask({ open, onClose, ...options }: TransferTaskProps) {
  const transfer = useTransfer(options);
  return (
    <TransferDialog
      open={open}
      tasks={1}
      exclude={options.task.assignees.map(({ id }) => id)}
      isBusy={transfer.isBusy}
      problem={transfer.problem}
      onConfirm={(body) => void transfer.send(body)}
      onClose={() => {
        transfer.reset();
        onClose();
      }}
    />
  );
}
