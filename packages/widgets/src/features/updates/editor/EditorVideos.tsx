import type { UpdateAttachment } from '@tramita/client/contract';
import { videoEmbedOf } from '@tramita/client/rules';
import { Plus, RotateCcw, Trash2, Video } from 'lucide-react';
import { useState } from 'react';
import type { updateEditorMessages } from '../../../messages/features/update-editor.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import * as styles from './UpdateEditor.css.ts';
import { VideoDialog } from './VideoDialog.tsx';

export interface EditorVideosProps {
  messages: typeof updateEditorMessages;
  /** Addresses that are not saved yet. */
  videos: readonly string[];
  onVideosChange: (videos: readonly string[]) => void;
  /** Stored videos of the update. */
  saved: readonly UpdateAttachment[];
  removed: readonly number[];
  onRemovedChange: (removed: readonly number[]) => void;
  error: string | undefined;
  /** Id of the button that adds one, for links to the problem. */
  id: string;
}

/** The videos of an update in the editor. */
export function EditorVideos(props: EditorVideosProps) {
  const { messages, videos, onVideosChange, saved, removed, onRemovedChange, error, id } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.partTitle}>
        {messages.videos}
      </h3>
      {saved.length + videos.length > 0 && (
        <ul className={styles.list}>
          {saved.map((video) => {
            const isGone = removed.includes(video.id);
            return (
              <VideoLine
                key={video.id}
                messages={messages}
                address={video.path}
                isGone={isGone}
                onToggle={() =>
                  onRemovedChange(isGone ? removed.filter((other) => other !== video.id) : [...removed, video.id])
                }
              />
            );
          })}
          {videos.map((address, index) => (
            <VideoLine
              // biome-ignore lint/suspicious/noArrayIndexKey: the same address may occur twice
              key={`${index}-${address}`}
              messages={messages}
              address={address}
              isGone={false}
              onToggle={() => onVideosChange(videos.filter((_, other) => other !== index))}
            />
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      )}
      <span>
        <Button id={id} icon={<Plus />} onClick={() => setOpen(true)}>
          {messages.addVideo}
        </Button>
      </span>
      <VideoDialog
        open={isOpen}
        onAdd={(address) => onVideosChange([...videos, address])}
        onClose={() => setOpen(false)}
      />
    </section>
  );
}

interface VideoLineProps {
  messages: typeof updateEditorMessages;
  address: string;
  isGone: boolean;
  onToggle: () => void;
}

function VideoLine({ messages, address, isGone, onToggle }: VideoLineProps) {
  return (
    <li className={styles.video}>
      <Video aria-hidden="true" />
      <span className={styles.videoText}>
        {address}
        {isGone ? (
          <span className={styles.note}>{messages.removed}</span>
        ) : (
          !videoEmbedOf(address) && <span className={styles.note}>{messages.videoAsLink}</span>
        )}
      </span>
      <IconButton
        size="sm"
        name={isGone ? messages.keep(address) : messages.removeVideo(address)}
        icon={isGone ? <RotateCcw /> : <Trash2 />}
        onClick={onToggle}
      />
    </li>
  );
}
