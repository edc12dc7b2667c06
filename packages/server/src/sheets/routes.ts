import type { Handlers } from '../handlers.ts';
import { downloadSheet } from './download-sheet.ts';
import { listSheets } from './list-sheets.ts';

export const sheetsRoutes = {
  'sheets.list': listSheets,
  'sheets.download': downloadSheet,
} satisfies Partial<Handlers>;
