import type { Align, Side } from '../Popover/place.ts';
import type { Anchor } from '../Popover/use-anchored-position.ts';

/** Where a menu is open, and how it closes. */
export interface MenuPlace {
  /** The button the menu is attached to, which also closes it, or a point of the window. */
  anchor: Anchor;
  label: string;
  onClose: () => void;
  /** Called on closing to move the focus back. */
  returnFocus: () => void;
  side?: Side | undefined;
  align?: Align | undefined;
  /** Which item gets the focus on opening. @default 'first' */
  focusOn?: 'first' | 'last';
}
