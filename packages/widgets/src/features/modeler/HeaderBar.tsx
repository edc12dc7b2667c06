import type { ProcessDetail } from '@tramita/client/contract';
import {
  ArrowLeft,
  Copy,
  Ellipsis,
  FileDown,
  FlaskConical,
  List,
  type LucideIcon,
  Redo2,
  RotateCcw,
  Settings2,
  Undo2,
  Upload,
  Waypoints,
} from 'lucide-react';
import type { MouseEvent } from 'react';
import type { modelerMessages } from '../../messages/modeler/page.ts';
import { useLink } from '../../provider/useLink.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { Logo } from '../../ui/Logo/Logo.tsx';
import { Menu } from '../../ui/Menu/Menu.tsx';
import * as styles from './HeaderBar.css.ts';
import type { OpenWindow } from './ModelerWindows.tsx';
import { isFree, isUnsaved } from './store/create-modeler-store.ts';
import { useModel, useModelerState, useModelerStore } from './store/modeler-context.ts';
import { useCopyWorkflow } from './transfer/use-copy-workflow.ts';
import { useDownloads } from './use-downloads.ts';
import type { SidePanels } from './use-side-panels.ts';

interface HeaderBarProps {
  messages: typeof modelerMessages;
  detail: ProcessDetail | null;
  listHref: string;
  /** Asks before leaving with something unsaved; left out where the page around asks. */
  onLeave: (() => void) | undefined;
  panels: SidePanels;
  onOpen: (window: OpenWindow) => void;
}

/** The bar above the flow: which process this is, what can be undone, and what can be done with the whole of it. */
export function HeaderBar({ messages, detail, listHref, onLeave, panels, onOpen }: HeaderBarProps) {
  const Link = useLink();
  const store = useModelerStore();
  const title = useModel((model) => model.title);
  const free = useModelerState(isFree);
  const unsaved = useModelerState(isUnsaved);
  const canUndo = useModelerState((state) => state.history.past.length > 0);
  const canRedo = useModelerState((state) => state.history.future.length > 0);
  const isOnProcess = useModelerState((state) => state.selection.kind === 'process');
  const copy = useCopyWorkflow();
  const downloads = useDownloads(messages);

  const handleBack = (event: MouseEvent) => {
    if (!onLeave || !isUnsaved(store.get()) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onLeave();
  };
  const showProcess = () => {
    if (isOnProcess && panels.settings) panels.toggleSettings();
    else if (store.select({ kind: 'process' })) panels.showSettings();
  };
  const more = [
    { id: 'json', label: messages.download, icon: <FileDown />, onSelect: downloads.json },
    { id: 'bpmn', label: messages.downloadBpmn, icon: <Waypoints />, onSelect: downloads.bpmn },
    { kind: 'separator', id: 'line' } as const,
    {
      id: 'reset',
      label: messages.reset,
      icon: <RotateCcw />,
      tone: 'danger' as const,
      onSelect: () => onOpen('reset'),
    },
  ];

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
      <div className={styles.actions} role="toolbar" aria-label={messages.bar}>
        <IconButton
          name={messages.undo}
          icon={<Undo2 />}
          disabledReason={canUndo ? null : messages.nothingToUndo}
          onClick={store.undo}
        />
        <IconButton
          name={messages.redo}
          icon={<Redo2 />}
          disabledReason={canRedo ? null : messages.nothingToRedo}
          onClick={store.redo}
        />
        <span className={styles.line} />
        <BarButton icon={List} label={messages.form} pressed={panels.form} onClick={panels.toggleForm} />
        <BarButton
          icon={Settings2}
          label={messages.process}
          pressed={isOnProcess && panels.settings}
          onClick={showProcess}
        />
        <span className={styles.line} />
        <BarButton icon={FlaskConical} label={messages.test} disabled={!free} onClick={() => onOpen('test')} />
        <BarButton icon={Upload} label={messages.import} disabled={!free} onClick={() => onOpen('import')} />
        <BarButton icon={Copy} label={messages.copy} disabled={!free} onClick={copy} />
        <Menu
          label={messages.more}
          align="end"
          trigger={<IconButton name={messages.more} icon={<Ellipsis />} disabled={!free} />}
          entries={more}
        />
      </div>
      <Button
        variant="primary"
        disabled={!free}
        disabledReason={detail?.withoutIntegrations ? messages.mayNotPublish : null}
        onClick={() => onOpen('publish')}
      >
        {messages.publish}
      </Button>
    </header>
  );
}

interface BarButtonProps {
  icon: LucideIcon;
  label: string;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** Its words fall away where the bar is narrow; its name stays. */
function BarButton({ icon: Icon, label, pressed, disabled, onClick }: BarButtonProps) {
  return (
    <Button
      variant="ghost"
      icon={<Icon />}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      className={styles.action}
      onClick={onClick}
    >
      <span className={styles.word}>{label}</span>
    </Button>
  );
}
