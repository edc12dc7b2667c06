import { Copy, FileDown, FlaskConical, Redo2, RotateCcw, Undo2, Upload, Waypoints } from 'lucide-react';
import type { modelerMessages } from '../../../messages/features/modeler/page.ts';
import type { MenuEntry, MenuItem } from '../../../ui/Menu/menu-entry.ts';
import type { OpenWindow } from '../ModelerWindows.tsx';
import { isFree } from '../store/create-modeler-store.ts';
import { useModelerState, useModelerStore } from '../store/modeler-context.ts';
import { useCopyWorkflow } from '../transfer/use-copy-workflow.ts';
import { useDownloads } from './use-downloads.ts';

/** The actions of the whole process: buttons of the bar, or entries of one menu on a phone. */
export interface ProcessActions {
  readonly undo: MenuItem;
  readonly redo: MenuItem;
  /** Actions with a visible label. */
  readonly main: readonly MenuItem[];
  /** Actions that are always in a menu. */
  readonly rare: readonly MenuEntry[];
  /** False while a connection is drawn or a check fails, when only undo and redo are possible. */
  readonly isFree: boolean;
}

/** Returns the actions of the open process; `onOpen` opens a dialog over the modeler. */
export function useProcessActions(
  messages: typeof modelerMessages,
  onOpen: (window: OpenWindow) => void,
): ProcessActions {
  const store = useModelerStore();
  const free = useModelerState(isFree);
  const canUndo = useModelerState((state) => state.history.past.length > 0);
  const canRedo = useModelerState((state) => state.history.future.length > 0);
  const copy = useCopyWorkflow();
  const downloads = useDownloads(messages);
  return {
    undo: {
      id: 'undo',
      label: messages.undo,
      icon: <Undo2 />,
      disabledReason: canUndo ? null : messages.nothingToUndo,
      onSelect: store.undo,
    },
    redo: {
      id: 'redo',
      label: messages.redo,
      icon: <Redo2 />,
      disabledReason: canRedo ? null : messages.nothingToRedo,
      onSelect: store.redo,
    },
    main: [
      { id: 'test', label: messages.test, icon: <FlaskConical />, onSelect: () => onOpen('test') },
      { id: 'import', label: messages.import, icon: <Upload />, onSelect: () => onOpen('import') },
      { id: 'copy', label: messages.copy, icon: <Copy />, onSelect: copy },
    ],
    rare: [
      { id: 'json', label: messages.download, icon: <FileDown />, onSelect: downloads.json },
      { id: 'bpmn', label: messages.downloadBpmn, icon: <Waypoints />, onSelect: downloads.bpmn },
      { kind: 'separator', id: 'line' },
      { id: 'reset', label: messages.reset, icon: <RotateCcw />, tone: 'danger', onSelect: () => onOpen('reset') },
    ],
    isFree: free,
  };
}
