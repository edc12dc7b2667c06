import type { SavedView } from '@tramita/client/contract';
import { useRef, useState } from 'react';
import { savedViewsMessages } from '../messages/saved-views.ts';
import { useMessages } from '../provider/use-messages.ts';
import { Button } from '../ui/Button/Button.tsx';
import { pageRootOf } from '../ui/page-root.ts';
import { useOpenedPart } from '../ui/use-opened-part.ts';
import * as styles from './saved-views.css.ts';
import { useViewChanges } from './view-changes.ts';
import { isSavable, type ViewChoice } from './view-choice.ts';
import { viewDialog } from './view-dialog.ts';

/** "Salvar visão", and "Salvar alterações" while the list differs from the current view. */
export function SaveView({ choice, className }: { choice: ViewChoice; className?: string }) {
  const messages = useMessages(savedViewsMessages);
  const page = useRef<ParentNode | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Dialog = useOpenedPart(viewDialog, isOpen, close);
  const { update, isBusy } = useViewChanges(messages);
  const { current, isModified } = choice;
  const isOffered = isSavable(choice);
  const isSaved = useRef(false);
  const saved = (view: SavedView) => {
    isSaved.current = true;
    choice.adopt(view);
    close();
  };
  const ask = () => {
    isSaved.current = false;
    setOpen(true);
  };
  // the buttons disappear once the view is saved
  const focusRow = () => {
    const chip = page.current?.querySelector<HTMLElement>('[data-slot="saved-views"] [aria-pressed="true"]');
    chip?.focus();
    return chip != null;
  };
  return (
    <>
      {isOffered && (
        <span
          ref={(element) => {
            if (element) page.current = pageRootOf(element);
          }}
          className={className}
          data-slot="save-view"
        >
          <span className={styles.save}>
            {current?.canEdit && isModified && (
              <Button
                size="sm"
                variant="link"
                busy={isBusy}
                onClick={() => void update(current, choice.state).then(focusRow, () => {})}
              >
                {messages.saveChanges}
              </Button>
            )}
            <Button size="sm" variant="link" aria-haspopup="dialog" onClick={ask}>
              {messages.save}
            </Button>
          </span>
        </span>
      )}
      {Dialog && isOpen && (
        <Dialog
          list={choice.list}
          state={choice.state}
          view={null}
          onDone={saved}
          onClose={close}
          onReturnFocus={() => isSaved.current && focusRow()}
        />
      )}
    </>
  );
}
