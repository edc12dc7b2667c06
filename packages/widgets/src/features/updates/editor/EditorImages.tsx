import type { UpdateAttachment } from '@tramita/client/contract';
import { Image, RotateCcw, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FileDrop } from '../../../attachments/FileDrop.tsx';
import type { updateEditorMessages } from '../../../messages/features/update-editor.ts';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import * as styles from './UpdateEditor.css.ts';
import type { ChosenFile, ChosenFiles } from './use-chosen-files.ts';
import { useUpdateImages } from './use-update-images.ts';

export interface EditorImagesProps {
  messages: typeof updateEditorMessages;
  chosen: ChosenFiles;
  /** Stored pictures of the update. */
  saved: readonly UpdateAttachment[];
  removed: readonly number[];
  onRemovedChange: (removed: readonly number[]) => void;
  isLocked: boolean;
}

/** The pictures of an update in the editor: stored and new ones. */
export function EditorImages({ messages, chosen, saved, removed, onRemovedChange, isLocked }: EditorImagesProps) {
  const shown = useUpdateImages(saved);
  const added = chosen.files.filter(({ use }) => use === 'image');
  return (
    <section className={styles.part} aria-label={messages.images}>
      <h3 className={styles.partTitle}>{messages.images}</h3>
      <FileDrop
        use="image"
        label={messages.images}
        invalid={added.some(({ problem }) => problem)}
        onFiles={(files) => chosen.add('image', files)}
        disabledReason={isLocked ? messages.loading : null}
      />
      {saved.length + added.length > 0 && (
        <ul className={styles.tiles}>
          {saved.map(({ id, name }) => {
            const isGone = removed.includes(id);
            return (
              <Tile
                key={id}
                name={name}
                address={shown.get(id) ?? null}
                state={isGone ? 'removed' : 'there'}
                note={isGone ? messages.removed : null}
                buttonName={isGone ? messages.keep(name) : messages.removeImage(name)}
                onButton={() => onRemovedChange(isGone ? removed.filter((other) => other !== id) : [...removed, id])}
              />
            );
          })}
          {added.map((image) => (
            <NewTile key={image.id} image={image} messages={messages} onRemove={() => chosen.remove(image.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface NewTileProps {
  image: ChosenFile;
  messages: typeof updateEditorMessages;
  onRemove: () => void;
}

function NewTile({ image: { file, problem }, messages, onRemove }: NewTileProps) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (problem) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file, problem]);
  return (
    <Tile
      name={file.name}
      address={address}
      state={problem ? 'refused' : 'there'}
      note={problem}
      buttonName={messages.removeImage(file.name)}
      onButton={onRemove}
    />
  );
}

interface TileProps {
  name: string;
  address: string | null;
  state: 'there' | 'refused' | 'removed';
  note: string | null;
  buttonName: string;
  onButton: () => void;
}

function Tile({ name, address, state, note, buttonName, onButton }: TileProps) {
  return (
    <li className={styles.tile} data-slot="image" data-state={state}>
      <span className={styles.picture}>{address ? <img src={address} alt="" /> : <Image aria-hidden="true" />}</span>
      <span className={styles.tileText}>
        <span className={styles.tileName} title={name}>
          {name}
        </span>
        {note && (
          <span
            className={state === 'refused' ? styles.problem : styles.note}
            role={state === 'refused' ? 'alert' : undefined}
          >
            {note}
          </span>
        )}
      </span>
      <IconButton
        size="sm"
        dense
        variant="secondary"
        className={styles.tileButton}
        name={buttonName}
        icon={state === 'removed' ? <RotateCcw /> : <Trash2 />}
        onClick={onButton}
      />
    </li>
  );
}
