import type { ProcessDetail } from '@tramita/client/contract';
import { ArrowLeft, Ellipsis, List, Settings2 } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { canvasMessages } from '../../../messages/features/modeler/canvas.ts';
import type { modelerMessages } from '../../../messages/features/modeler/page.ts';
import { useLink } from '../../../provider/use-link.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { Logo } from '../../../ui/Logo/Logo.tsx';
import { Menu } from '../../../ui/Menu/Menu.tsx';
import type { MenuEntry, MenuItem } from '../../../ui/Menu/menu-entry.ts';
import { usePhone } from '../../../ui/use-phone.ts';
import type { OpenWindow } from '../ModelerWindows.tsx';
import { isUnsaved } from '../store/create-modeler-store.ts';
import { useModel, useModelerState, useModelerStore } from '../store/modeler-context.ts';
import * as styles from './HeaderBar.css.ts';
import { PublishButton } from './PublishButton.tsx';
import { type ProcessActions, useProcessActions } from './use-process-actions.tsx';
import type { SidePanels } from './use-side-panels.ts';

interface HeaderBarProps {
  messages: typeof modelerMessages;
  detail: ProcessDetail | null;
  listHref: string;
  /** Asks before leaving with unsaved changes; undefined if the surrounding page asks. */
  onLeave: (() => void) | undefined;
  panels: SidePanels;
  onOpen: (window: OpenWindow) => void;
}

/**
 * The bar above the flow: the title of the process, undo and redo, and the actions of the whole process. On a phone one
 * menu contains all actions, and the publish button is at the bottom of the screen.
 */
export function HeaderBar({ messages, detail, listHref, onLeave, panels, onOpen }: HeaderBarProps) {
  const Link = useLink();
  const store = useModelerStore();
  const title = useModel((model) => model.title);
  const unsaved = useModelerState(isUnsaved);
  const actions = useProcessActions(messages, onOpen);
  const isPhone = usePhone();

  const handleBack = (event: MouseEvent) => {
    if (!onLeave || !isUnsaved(store.get()) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onLeave();
  };
  return (
    <header className={styles.bar}>
      <Link href={listHref} className={styles.back} aria-label={messages.toList} onClick={handleBack}>
        <ArrowLeft />
      </Link>
      <span className={styles.logo}>
        <Logo />
      </span>
      <div className={styles.names}>
        <h1 className={styles.title}>{title.trim() === '' ? messages.untitled : title}</h1>
        <span className={styles.version}>{detail ? messages.version(detail.version) : messages.draft}</span>
        {unsaved && <span className={styles.unsaved}>{messages.unpublished}</span>}
      </div>
      {isPhone ? (
        <PhoneMenu messages={messages} actions={actions} />
      ) : (
        <>
          <ActionBar messages={messages} actions={actions} panels={panels} />
          <PublishButton messages={messages} detail={detail} onOpen={onOpen} />
        </>
      )}
    </header>
  );
}

interface PhoneMenuProps extends Pick<HeaderBarProps, 'messages'> {
  actions: ProcessActions;
}

/** All actions in one menu. Undo and redo also work while a setting is wrong, which they may repair. */
function PhoneMenu({ messages, actions }: PhoneMenuProps) {
  const { blocked } = useMessages(canvasMessages);
  const { undo, redo, main, rare } = actions;
  const isWrong = useModelerState(({ failedChecks }) => failedChecks.size > 0);
  const entries: MenuEntry[] = isWrong
    ? [{ kind: 'heading', id: 'blocked', label: blocked }, undo, redo]
    : [undo, redo, { kind: 'separator', id: 'history' }, ...main, { kind: 'separator', id: 'main' }, ...rare];
  return <MoreMenu messages={messages} entries={entries} isFree={actions.isFree || isWrong} />;
}

interface ActionBarProps extends Pick<HeaderBarProps, 'messages' | 'panels'> {
  actions: ProcessActions;
}

function ActionBar({ messages, actions, panels }: ActionBarProps) {
  const store = useModelerStore();
  const isOnProcess = useModelerState((state) => state.selection.kind === 'process');
  const showProcess = () => {
    if (isOnProcess && panels.settings) panels.showFlow('settings');
    else if (store.select({ kind: 'process' })) panels.showSettings();
  };
  return (
    <div className={styles.actions} role="toolbar" aria-label={messages.bar}>
      {[actions.undo, actions.redo].map(({ id, label, icon, disabledReason, onSelect }) => (
        <IconButton key={id} name={label} icon={icon} disabledReason={disabledReason} onClick={onSelect} />
      ))}
      <span className={styles.line} />
      <BarButton icon={<List />} label={messages.form} pressed={panels.form} onSelect={panels.toggleForm} />
      <BarButton
        icon={<Settings2 />}
        label={messages.process}
        pressed={isOnProcess && panels.settings}
        onSelect={showProcess}
      />
      <span className={styles.line} />
      {actions.main.map((action) => (
        <BarButton {...action} key={action.id} disabled={!actions.isFree} />
      ))}
      <MoreMenu messages={messages} entries={actions.rare} isFree={actions.isFree} />
    </div>
  );
}

interface MoreMenuProps {
  messages: typeof modelerMessages;
  entries: readonly MenuEntry[];
  isFree: boolean;
}

function MoreMenu({ messages, entries, isFree }: MoreMenuProps) {
  return (
    <Menu
      label={messages.more}
      align="end"
      trigger={<IconButton name={messages.more} icon={<Ellipsis />} disabled={!isFree} />}
      entries={entries}
    />
  );
}

interface BarButtonProps extends Pick<MenuItem, 'label' | 'onSelect'> {
  icon?: ReactNode;
  pressed?: boolean;
  disabled?: boolean;
}

/** A button whose visible label is hidden in a narrow bar; its accessible name remains. */
function BarButton({ icon, label, pressed, disabled, onSelect }: BarButtonProps) {
  return (
    <Button
      variant="ghost"
      icon={icon}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      className={styles.action}
      onClick={onSelect}
    >
      <span className={styles.word}>{label}</span>
    </Button>
  );
}
