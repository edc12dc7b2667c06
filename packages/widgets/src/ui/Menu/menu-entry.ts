import type { ReactNode } from 'react';

/** One line of a menu. */
export interface MenuItem {
  /** 'radio' makes it one of several choices, of which `checked` marks the current one. @default 'item' */
  kind?: 'item' | 'radio';
  /** Unique in the menu. */
  id: string;
  label: string;
  icon?: ReactNode;
  /** A shortcut or count at the end. */
  hint?: ReactNode;
  /** Makes it a link, so that middle click and "copy address" work. */
  href?: string;
  onSelect?: () => void;
  /** Makes it a check item that keeps the menu open; a radio item closes it. */
  checked?: boolean;
  /** Why the action is not possible now; shown below the label. */
  disabledReason?: string | null;
  /** @default 'neutral' */
  tone?: 'neutral' | 'danger';
}

/** A line between groups, or the heading of a group. */
export type MenuDivider = { kind: 'separator'; id: string } | { kind: 'heading'; id: string; label: string };

/** An item, a check item, a link, a heading or a separator. */
export type MenuEntry = MenuItem | MenuDivider;
