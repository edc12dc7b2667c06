import type { Handlers } from '../handlers.ts';
import { createImport } from './create-import.ts';
import { downloadImportErrors, downloadImportTemplate } from './download-files.ts';
import { getImport, listImportChanges, listImportErrors, listImports } from './read-imports.ts';
import { startImport } from './start-import.ts';

export const importRoutes = {
  'imports.create': createImport,
  'imports.list': listImports,
  'imports.get': getImport,
  'imports.changes': listImportChanges,
  'imports.errors': listImportErrors,
  'imports.downloadErrors': downloadImportErrors,
  'imports.apply': startImport,
  'imports.template': downloadImportTemplate,
} satisfies Partial<Handlers>;
