import type { SavedView } from '@tramita/client/contract';
import { Ellipsis, Star, UsersRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { savedViewsMessages } from '../messages/saved-views.ts';
import { useMessages } from '../provider/use-messages.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog/ConfirmDialog.tsx';
import { IconButton } from '../ui/IconButton/IconButton.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { Menu } from '../ui/Menu/Menu.tsx';
import type { MenuItem } from '../ui/Menu/menu-entry.ts';
import { useOpenedPart } from '../ui/use-opened-part.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.tsx';
import { SaveView } from './SaveView.tsx';
import * as styles from './saved-views.css.ts';
import { useViewChanges } from './view-changes.ts';
import { isSavable, type ViewChoice } from './view-choice.ts';
import { viewDialog } from './view-dialog.ts';

/** The views of a list above its table: the user's own, then those of groups. The current view has a menu. */
export function ViewRow({ choice }: { choice: ViewChoice }) {
  const messages = useMessages(savedViewsMessages);
  const row = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const close = () => setAsked(null);
  const Dialog = useOpenedPart(viewDialog, asked === 'rename', close);
  const changes = useViewChanges(messages);
  const { current, choose } = choice;
  const views = choice.views ?? [];
  const currentId = current?.id;
  useEffect(() => {
    if (currentId === undefined) return;
    row.current?.querySelector('[data-state="current"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [currentId]);
  const focusCurrent = () => {
    const find = (selector: string) => row.current?.querySelector<HTMLElement>(selector);
    const chip = find('[aria-pressed="true"]') ?? find('button');
    chip?.focus();
    return chip != null;
  };
  if (views.length === 0 && !isSavable(choice)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form
    <div
      ref={row}
      role="group"
      aria-label={messages.views}
      data-slot="saved-views"
      className={joinClasses(styles.row, views.length === 0 && styles.onlyCards)}
    >
      {views.length > 0 && (
        <span className={joinClasses(styles.view, !current && choice.isPlain && styles.current)}>
          <button
            type="button"
            className={styles.choose}
            aria-pressed={!current && choice.isPlain}
            onClick={() => choose(null)}
          >
            {messages.all}
          </button>
        </span>
      )}
      {views.map((view) => (
        <View
          key={view.id}
          view={view}
          choice={choice}
          messages={messages}
          onAsk={setAsked}
          onDefault={(isDefault) => void changes.setDefault(view, isDefault)}
        />
      ))}
      <SaveView choice={choice} className={styles.onlyCards} />
      {Dialog && current && asked === 'rename' && (
        <Dialog
          list={choice.list}
          state={current.state}
          view={current}
          onDone={close}
          onClose={close}
          onReturnFocus={focusCurrent}
        />
      )}
      {current && (
        <ConfirmDialog
          open={asked === 'delete'}
          title={messages.deleteQuestion(current.name)}
          confirmLabel={messages.delete}
          tone="danger"
          busy={changes.isBusy}
          onCancel={close}
          onConfirm={() => void changes.remove(current).then(close)}
          onReturnFocus={focusCurrent}
        >
          {current.group ? messages.deleteGroupDetail(current.group.name) : messages.deleteDetail}
        </ConfirmDialog>
      )}
    </div>
  );
}

interface ViewProps {
  view: SavedView;
  choice: ViewChoice;
  messages: typeof savedViewsMessages;
  onAsk: (question: 'rename' | 'delete') => void;
  onDefault: (isDefault: boolean) => void;
}

function View({ view, choice, messages, onAsk, onDefault }: ViewProps) {
  const isCurrent = view.id === choice.current?.id;
  const isModified = isCurrent && choice.isModified;
  const edit: readonly (MenuItem | null)[] = [
    view.canEdit ? { id: 'rename', label: messages.rename, onSelect: () => onAsk('rename') } : null,
    view.isDefault
      ? { id: 'default', label: messages.dropDefault, onSelect: () => onDefault(false) }
      : { id: 'default', label: messages.makeDefault, onSelect: () => onDefault(true) },
    view.canEdit ? { id: 'delete', label: messages.delete, tone: 'danger', onSelect: () => onAsk('delete') } : null,
  ];
  return (
    <span
      className={joinClasses(styles.view, isCurrent && styles.current)}
      data-state={isCurrent ? 'current' : 'other'}
    >
      <button type="button" className={styles.choose} aria-pressed={isCurrent} onClick={() => choice.choose(view)}>
        {view.isDefault && <Star aria-hidden="true" className={styles.star} />}
        <span className={styles.name}>{view.name}</span>
        {view.isDefault && <VisuallyHidden>({messages.default})</VisuallyHidden>}
        {view.group && (
          <span className={styles.group}>
            <UsersRound aria-hidden="true" />
            {view.group.name}
          </span>
        )}
        {isModified && <span className={styles.modified}>{messages.modified}</span>}
      </button>
      {isCurrent && (
        <Menu
          label={messages.menu(view.name)}
          align="end"
          entries={edit.filter((entry) => entry !== null)}
          trigger={<IconButton size="sm" dense tooltip={false} name={messages.menu(view.name)} icon={<Ellipsis />} />}
        />
      )}
    </span>
  );
}
