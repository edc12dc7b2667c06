import { lazyPart } from '../../ui/lazy-part.ts';
import type { InsidePage } from './inside-page.ts';

const load = () => import('./process-parts.tsx');

/** The modeler with a version of a process, or with a new process. */
const modelerPage: InsidePage = {
  pattern: /^\/adm\/workflow\/(\d+|new)$/,
  part: lazyPart(() => load().then((parts) => parts.modelerPart())),
  isWindow: false,
};

/** The processes of the company. */
export const workflowsPage: InsidePage = {
  pattern: /^\/adm\/workflows$/,
  part: lazyPart(() => load().then((parts) => parts.workflowsPart())),
  isWindow: false,
};

/** The processes of a department or of a sector. */
export const linkedProcessesPage: InsidePage = {
  pattern: /^\/governance\/(department|sector)s\/(\d+)\/workflows$/,
  part: lazyPart(() => load().then((parts) => parts.linkedProcessesPart())),
  isWindow: false,
};

/** The pages that the list of processes and the modeler lead to. */
export const processPages: readonly InsidePage[] = [workflowsPage, modelerPage];
