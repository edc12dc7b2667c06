import { lazyPart } from '../../ui/lazy-part.ts';
import type { InsidePage } from './inside-page.ts';

const load = () => import('./TaskWindow.tsx');

/** A task of a list: `/my-tasks/to-do/{uuid}`. */
export const taskPage: InsidePage = {
  pattern: /^\/(my-tasks|attendance|my-attendance)\/(to-do|in-progress|finished|canceled)\/([^/?#]+)$/,
  part: lazyPart(() => load().then((windows) => windows.taskWindow())),
  isWindow: true,
};

/** A task as the report shows it, read-only. */
export const reportTaskPage: InsidePage = {
  pattern: /^\/report\/task\/([^/?#]+)$/,
  part: lazyPart(() => load().then((windows) => windows.reportTaskWindow())),
  isWindow: true,
};
