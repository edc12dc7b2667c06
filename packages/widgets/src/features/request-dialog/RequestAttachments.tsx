import { type Ref, useId } from 'react';
import * as fileStyles from '../../attachments/attachments.css.ts';
import { FileDrop } from '../../attachments/FileDrop.tsx';
import { FileRow } from '../../attachments/FileRow.tsx';
import { FormSection } from '../../form/FormSection.tsx';
import type { requestDialogMessages } from '../../messages/features/request-dialog.ts';
import * as styles from './RequestDialog.css.ts';
import type { useRequestFiles } from './use-request-files.ts';

export interface RequestAttachmentsProps {
  /** The part to lead to when a file is missing. */
  area: Ref<HTMLDivElement>;
  attached: ReturnType<typeof useRequestFiles>;
  isRequired: boolean;
  /** The request was sent without the file it needs. */
  isMissing: boolean;
  /** The request is on its way. */
  isLocked: boolean;
  messages: typeof requestDialogMessages;
}

/** The last stop of a request: its files. */
export function RequestAttachments({
  area,
  attached,
  isRequired,
  isMissing,
  isLocked,
  messages,
}: RequestAttachmentsProps) {
  const problemId = useId();
  const count = attached.accepted.length;
  const isWrong = isMissing || attached.files.some((file) => file.problem);
  const note = isRequired ? messages.attachmentsRequired : messages.attachmentsOptional;
  return (
    <FormSection
      title={messages.attachments}
      state={isWrong ? 'fail' : count > 0 ? 'done' : 'ahead'}
      note={count > 0 ? messages.attachmentsCount(count) : note}
    >
      <div ref={area} className={styles.attachments}>
        <FileDrop
          onFiles={attached.add}
          invalid={isWrong}
          describedBy={isMissing ? problemId : undefined}
          disabledReason={isLocked ? messages.sendingRequest : null}
        />
        <ul className={fileStyles.files}>
          {attached.files.map(({ id, file, problem }) => (
            <FileRow
              key={id}
              name={file.name}
              size={file.size}
              problem={problem}
              onRemove={isLocked ? undefined : () => attached.remove(id)}
            />
          ))}
        </ul>
        {isMissing && (
          <p id={problemId} role="alert" className={styles.problem}>
            {messages.attachmentRequired}
          </p>
        )}
      </div>
    </FormSection>
  );
}
