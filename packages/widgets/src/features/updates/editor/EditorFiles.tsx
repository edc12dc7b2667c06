import type { UpdateAttachment } from '@tramita/client/contract';
import { RotateCcw } from 'lucide-react';
import { FileDrop } from '../../../attachments/FileDrop.tsx';
import { FileRow } from '../../../attachments/FileRow.tsx';
import type { updateEditorMessages } from '../../../messages/features/update-editor.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import * as styles from './UpdateEditor.css.ts';
import type { ChosenFiles } from './use-chosen-files.ts';

export interface EditorFilesProps {
  messages: typeof updateEditorMessages;
  chosen: ChosenFiles;
  /** Stored files of the update. */
  saved: readonly UpdateAttachment[];
  removed: readonly number[];
  onRemovedChange: (removed: readonly number[]) => void;
  isLocked: boolean;
}

/** The files of an update in the editor: stored and new ones. */
export function EditorFiles({ messages, chosen, saved, removed, onRemovedChange, isLocked }: EditorFilesProps) {
  const added = chosen.files.filter(({ use }) => use === 'attachment');
  return (
    <section className={styles.part} aria-label={messages.files}>
      <h3 className={styles.partTitle}>{messages.files}</h3>
      <FileDrop
        label={messages.files}
        invalid={added.some(({ problem }) => problem)}
        onFiles={(files) => chosen.add('attachment', files)}
        disabledReason={isLocked ? messages.loading : null}
      />
      {saved.length + added.length > 0 && (
        <ul className={styles.list}>
          {saved.map(({ id, name, size }) =>
            removed.includes(id) ? (
              <li key={id} className={styles.video}>
                <span className={styles.videoText}>
                  {name}
                  <span className={styles.note}>{messages.removed}</span>
                </span>
                <Button
                  size="sm"
                  variant="ghost"
                  icon={<RotateCcw />}
                  onClick={() => onRemovedChange(removed.filter((other) => other !== id))}
                >
                  {messages.keep(name)}
                </Button>
              </li>
            ) : (
              <FileRow
                key={id}
                name={name}
                {...(size === undefined ? {} : { size })}
                onRemove={() => onRemovedChange([...removed, id])}
              />
            ),
          )}
          {added.map(({ id, file, problem }) => (
            <FileRow key={id} name={file.name} size={file.size} problem={problem} onRemove={() => chosen.remove(id)} />
          ))}
        </ul>
      )}
    </section>
  );
}
