import { lazyPart } from '../../ui/lazy-part.ts';
import type { InsidePage } from './inside-page.ts';
import { linkedProcessesPage, processPages } from './process-pages.ts';

const load = () => import('./area-parts.tsx');

/** The list of departments. */
export const departmentsPage: InsidePage = {
  pattern: /^\/governance\/departments$/,
  part: lazyPart(() => load().then((parts) => parts.departmentsPart())),
  isWindow: false,
};

/** A department. */
const departmentPage: InsidePage = {
  pattern: /^\/governance\/departments\/(\d+)$/,
  part: lazyPart(() => load().then((parts) => parts.departmentPart())),
  isWindow: false,
};

/** A sector of a department. */
export const sectorPage: InsidePage = {
  pattern: /^\/governance\/departments\/\d+\/sector\/(\d+)$/,
  part: lazyPart(() => load().then((parts) => parts.sectorPart())),
  isWindow: false,
};

/** The pages that departments, sectors and their processes lead to. */
export const areaPages: readonly InsidePage[] = [
  departmentsPage,
  departmentPage,
  sectorPage,
  linkedProcessesPage,
  ...processPages,
];
