import { createContext } from 'react';
import type { ThemeName } from '../theme/theme-name.ts';

/** The surrounding themed root, so that a nested root can reuse it. */
export const WidgetRootContext = createContext<{ theme: ThemeName; portal: HTMLElement | null } | null>(null);
