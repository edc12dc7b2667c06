import { createContext } from 'react';
import type { ThemeName } from '../theme/theme-name.ts';

/** A themed root. */
export interface SurroundingRoot {
  readonly theme: ThemeName;
  /** Classes that theme another element in the same way. */
  readonly classes: string;
  /** Where dialogs and menus are mounted; null until the root is mounted. */
  readonly portal: HTMLElement | null;
}

/** The surrounding themed root, so that a nested root can reuse it. */
export const WidgetRootContext = createContext<SurroundingRoot | null>(null);
