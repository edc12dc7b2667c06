import { menuPanel } from './lazy-menu-panel.ts';
import { MenuButton, type MenuButtonProps } from './MenuButton.tsx';
import type { MenuEntry } from './menu-entry.ts';

/** Props of {@link Menu}. */
export interface MenuProps extends MenuButtonProps {
  entries: readonly MenuEntry[];
}

/** A menu that opens from a button. */
export function Menu({ entries, ...button }: MenuProps) {
  return <MenuButton {...button} part={menuPanel} content={{ entries }} />;
}
