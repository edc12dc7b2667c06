import { lazyPart } from '../../ui/lazy-part.ts';
import type { InsidePage } from './inside-page.ts';

/** A list of tasks: `/my-tasks/to-do`. */
export const listPage: InsidePage = {
  pattern: /^\/(my-tasks|attendance|my-attendance)\/(to-do|in-progress|finished|canceled)$/,
  part: lazyPart(() => import('./ListWindow.tsx').then(({ listWindow }) => listWindow())),
  isWindow: true,
};
