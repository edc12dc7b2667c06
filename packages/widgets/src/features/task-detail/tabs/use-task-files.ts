import type { TaskDetail } from '@tramita/client/contract';
import { canAttach } from '@tramita/client/rules';
import { useAttachmentUpload } from '../../../attachments/use-attachment-upload.ts';
import { useFileTarget } from '../../../attachments/use-file-target.ts';
import { attachmentMessages } from '../../../messages/attachments.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';

export interface TaskFilesOptions {
  task: TaskDetail;
  /** Whether files are only listed and downloaded. */
  readOnly: boolean;
  onChanged: () => void;
}

/** Uploads of the task's request; while it is open, files can be dropped anywhere on the detail. */
export function useTaskFiles({ task, readOnly, onChanged }: TaskFilesOptions) {
  const messages = useMessages(attachmentMessages);
  const snackbars = useSnackbars();
  const idk = task.processInstanceId;
  const isOpen = !readOnly && canAttach(task).allowed && idk !== null;
  const upload = useAttachmentUpload({
    idk: isOpen ? idk : null,
    onUploaded: () => {
      snackbars.success(messages.uploaded);
      onChanged();
    },
  });
  const target = useFileTarget({ isOff: !isOpen, onFiles: upload.add });
  return { ...upload, isOpen, target };
}

/** Result of {@link useTaskFiles}. */
export type TaskFiles = ReturnType<typeof useTaskFiles>;
