import { useMutation } from '@tanstack/react-query';
import {
  type Attachment,
  attachmentExtensions,
  deleteAttachment,
  type TaskDetail,
  type User,
} from '@tramita/client/contract';
import { canAttach } from '@tramita/client/rules';
import { Paperclip } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import * as fileStyles from '../../attachments/attachments.css.ts';
import { FileRow } from '../../attachments/FileRow.tsx';
import { useDownload } from '../../attachments/use-download.ts';
import { useUpload } from '../../attachments/use-upload.ts';
import { attachmentMessages } from '../../messages/attachments.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import * as styles from './TaskDetail.css.ts';

const accept = attachmentExtensions.map((extension) => `.${extension}`).join(',');

export interface TaskAttachmentsProps {
  task: TaskDetail;
  user: Pick<User, 'id'>;
  /** Files are only listed and downloaded. */
  readOnly: boolean;
  onChanged: () => void;
}

/** The request's files: every one can be downloaded, and while the task is open files can be added and taken away. */
export function TaskAttachments({ task, user, readOnly, onChanged }: TaskAttachmentsProps) {
  const messages = useMessages(attachmentMessages);
  const { client } = useTramita();
  const snackbars = useSnackbars();
  const idk = task.processInstanceId;
  const input = useRef<HTMLInputElement>(null);
  const [removing, setRemoving] = useState<Attachment | null>(null);
  const { download, downloading } = useDownload(idk);
  const { uploads, add, drop } = useUpload({
    idk,
    onUploaded: () => {
      snackbars.success(messages.uploaded);
      onChanged();
    },
  });
  const remove = useMutation({
    mutationFn: ({ id }: Attachment) => client.call(deleteAttachment, { params: { id } }),
    onSuccess: onChanged,
    onError: () => snackbars.error(messages.removeFailed),
    onSettled: () => setRemoving(null),
  });
  const isOpen = !readOnly && canAttach(task).allowed && idk !== null;
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    add([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    if (isOpen) add([...event.dataTransfer.files]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is an extra beside the button inside
    <section className={styles.section} onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
      <div className={styles.sectionHead}>
        <h3>
          {messages.title} <span className={styles.quiet}>{task.attachments.length || ''}</span>
        </h3>
        {isOpen && (
          <Button variant="link" icon={<Paperclip />} onClick={() => input.current?.click()}>
            {messages.attach}
          </Button>
        )}
        <input ref={input} type="file" multiple accept={accept} hidden onChange={handleChange} />
      </div>
      {task.attachments.length + uploads.length === 0 && <p className={styles.none}>{messages.none}</p>}
      <ul className={fileStyles.fileGrid}>
        {task.attachments.map((attachment) => (
          <FileRow
            key={attachment.id}
            short
            name={attachment.originalFileName}
            size={attachment.size}
            busy={downloading === attachment.id}
            onOpen={() => void download(attachment)}
            onRemove={isOpen && attachment.createdBy?.id === user.id ? () => setRemoving(attachment) : undefined}
          />
        ))}
        {uploads.map(({ id, file, fraction, problem }) => (
          <FileRow
            key={`upload-${id}`}
            short
            name={file.name}
            fraction={fraction}
            problem={problem}
            onRemove={() => drop(id)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== null}
        tone="danger"
        title={messages.removeQuestion(removing?.originalFileName ?? '')}
        confirmLabel={messages.removeConfirm}
        busy={remove.isPending}
        onConfirm={() => removing && remove.mutate(removing)}
        onCancel={() => setRemoving(null)}
      />
    </section>
  );
}
