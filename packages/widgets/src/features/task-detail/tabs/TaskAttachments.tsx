import {
  type Attachment,
  attachmentExtensions,
  deleteAttachment,
  type TaskDetail,
  type User,
} from '@tramita/client/contract';
import { Paperclip } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import * as fileStyles from '../../../attachments/attachments.css.ts';
import { FileRow } from '../../../attachments/FileRow.tsx';
import { previewKind } from '../../../attachments/preview-kind.ts';
import { previewPart } from '../../../attachments/preview-part.ts';
import { useAttachmentDownload } from '../../../attachments/use-attachment-download.ts';
import { useSend } from '../../../calls/use-send.ts';
import { attachmentMessages } from '../../../messages/attachments.ts';
import { failureMessages, failureOf } from '../../../messages/failures.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { usePartOnOpening } from '../../../ui/use-opened-part.ts';
import * as styles from '../TaskDetail.css.ts';
import type { TaskFiles } from './use-task-files.ts';

const accept = attachmentExtensions.map((extension) => `.${extension}`).join(',');

export interface TaskAttachmentsProps {
  task: TaskDetail;
  user: Pick<User, 'id'>;
  files: TaskFiles;
  onChanged: () => void;
}

/** The request's files: each can be downloaded, and while the task is open files can be added and removed. */
export function TaskAttachments({ task, user, files, onChanged }: TaskAttachmentsProps) {
  const failures = useMessages(failureMessages);
  const messages = useMessages(attachmentMessages);
  const snackbars = useSnackbars();
  const idk = task.processInstanceId;
  const input = useRef<HTMLInputElement>(null);
  const [viewed, setViewed] = useState<Attachment | null>(null);
  const PreviewDialog = usePartOnOpening(previewPart, viewed !== null, () => setViewed(null));
  const [removing, setRemoving] = useState<Attachment | null>(null);
  const { download, downloading } = useAttachmentDownload(idk);
  const { isOpen, uploads, add, drop, retry } = files;
  const { send, isSending } = useSend({
    isExpected: () => true,
    onFailed: (error) => {
      const own = { title: messages.removeFailed, detail: messages.removeFailedDetail };
      snackbars.error(own.title, { detail: failureOf(error, own, failures).detail });
    },
  });
  const remove = async ({ id }: Attachment) => {
    if (await send(deleteAttachment, { params: { id } })) onChanged();
    setRemoving(null);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    add([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h3>
          {messages.title} <span className={styles.quiet}>{task.attachments.length || ''}</span>
        </h3>
        {isOpen && (
          <>
            <Button
              className={styles.attach}
              variant="link"
              icon={<Paperclip />}
              onClick={() => input.current?.click()}
            >
              {messages.attach}
            </Button>
            <input ref={input} type="file" multiple accept={accept} hidden onChange={handleChange} />
          </>
        )}
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
            onView={previewKind(attachment.originalFileName) ? () => setViewed(attachment) : undefined}
            onDownload={() => void download(attachment)}
            onRemove={isOpen && attachment.createdBy?.id === user.id ? () => setRemoving(attachment) : undefined}
          />
        ))}
        {uploads.map((upload) => (
          <FileRow
            key={`upload-${upload.id}`}
            short
            name={upload.file.name}
            fraction={upload.fraction}
            problem={upload.problem}
            onRetry={upload.canRetry ? () => retry(upload) : undefined}
            onRemove={() => drop(upload.id)}
          />
        ))}
      </ul>
      {PreviewDialog && viewed && idk !== null && (
        <PreviewDialog
          idk={idk}
          files={task.attachments.filter(({ originalFileName }) => previewKind(originalFileName))}
          file={viewed}
          onFileChange={setViewed}
          onDownload={(attachment) => void download(attachment)}
          onClose={() => setViewed(null)}
        />
      )}
      <ConfirmDialog
        open={removing !== null}
        tone="danger"
        title={messages.removeQuestion(removing?.originalFileName ?? '')}
        confirmLabel={messages.removeConfirm}
        busy={isSending}
        onConfirm={() => removing && void remove(removing)}
        onCancel={() => setRemoving(null)}
      />
    </section>
  );
}
