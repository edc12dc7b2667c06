import { lazyPart } from '../lazy-part.ts';

/** What menus open; it comes after the screen. */
export const menuPanel = lazyPart(() => import('./MenuPanel.tsx').then((module) => module.MenuPanel));
