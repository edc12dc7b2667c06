import { lazyPart } from '../lazy-part.ts';

/** The open menu; its code is loaded after the screen. */
export const menuPanel = lazyPart(() => import('./MenuPanel.tsx').then((module) => module.MenuPanel));
