import { useOpenedPart } from '../use-opened-part.ts';
import { menuPanel } from './lazy-menu-panel.ts';
import type { MenuEntry } from './menu-entry.ts';

/** Props of {@link ContextMenu}. */
export interface ContextMenuProps {
  /** Where it opens, in window px (`clientX`, `clientY` of the `contextmenu` event); null while closed. */
  at: { x: number; y: number } | null;
  label: string;
  entries: readonly MenuEntry[];
  onClose: () => void;
  /** Called on closing to move the focus back, usually to the row. */
  returnFocus?: () => void;
}

/** A menu at a point. Open it from `onContextMenu`; for the context-menu key pass a corner of the row. */
export function ContextMenu({ at, label, entries, onClose, returnFocus = () => {} }: ContextMenuProps) {
  const Panel = useOpenedPart(menuPanel, at !== null, onClose);
  if (!at || !Panel) return null;
  return (
    <Panel
      key={`${at.x},${at.y}`}
      anchor={at}
      label={label}
      entries={entries}
      onClose={onClose}
      returnFocus={returnFocus}
    />
  );
}
