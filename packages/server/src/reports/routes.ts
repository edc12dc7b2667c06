import type { Handlers } from '../handlers.ts';
import { createExport } from './create-export.ts';
import { downloadExport } from './download-export.ts';
import { listExports } from './list-exports.ts';
import { listReport } from './list-report.ts';

export const reportsRoutes = {
  'reports.list': listReport,
  'exports.create': createExport,
  'exports.list': listExports,
  'exports.download': downloadExport,
} satisfies Partial<Handlers>;
