import { createContext } from 'react';
import type { ThemeName } from '../theme/theme-name.ts';

/** The themed root around a component, so that a nested one can reuse it. */
export const WidgetRootContext = createContext<{ theme: ThemeName; portal: HTMLElement | null } | null>(null);
