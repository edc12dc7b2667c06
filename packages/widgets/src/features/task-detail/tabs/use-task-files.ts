import type { TaskDetail } from '@tramita/client/contract';
import { canAttach } from '@tramita/client/rules';
import { useFileTarget } from '../../../attachments/use-file-target.ts';
import { useUpload } from '../../../attachments/use-upload.ts';
import { attachmentMessages } from '../../../messages/attachments.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';

export interface TaskFilesOptions {
  task: TaskDetail;
  /** Files are only listed and downloaded. */
  readOnly: boolean;
  onChanged: () => void;
}

/** The files on their way to the task's request; while it is open the whole detail takes them. */
export function useTaskFiles({ task, readOnly, onChanged }: TaskFilesOptions) {
  const messages = useMessages(attachmentMessages);
  const snackbars = useSnackbars();
  const idk = task.processInstanceId;
  const isOpen = !readOnly && canAttach(task).allowed && idk !== null;
  const upload = useUpload({
    idk: isOpen ? idk : null,
    onUploaded: () => {
      snackbars.success(messages.uploaded);
      onChanged();
    },
  });
  const target = useFileTarget({ isOff: !isOpen, onFiles: upload.add });
  return { ...upload, isOpen, target };
}

/** What {@link useTaskFiles} answers. */
export type TaskFiles = ReturnType<typeof useTaskFiles>;
