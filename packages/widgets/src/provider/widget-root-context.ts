import { createContext } from 'react';
import type { Locale } from '../messages/language/locale.ts';
import type { ThemeName } from '../theme/theme-name.ts';

/** A themed root. */
export interface SurroundingRoot {
  readonly theme: ThemeName;
  /** The language that was chosen, even while its texts are not loaded. */
  readonly locale: Locale;
  /** Classes that theme another element in the same way. */
  readonly classes: string;
  /** Where dialogs and menus are mounted; null until the root is mounted. */
  readonly portal: HTMLElement | null;
}

/** The surrounding themed root, so that a nested root can reuse it. */
export const WidgetRootContext = createContext<SurroundingRoot | null>(null);
