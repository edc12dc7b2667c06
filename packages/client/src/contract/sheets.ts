import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { idSchema, pageOf, pageSchema, searchTextSchema, sizeSchema } from './base/paging.ts';

/** Kinds of file a sheet can be downloaded as. */
export const sheetFormats = ['xlsx', 'csv'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** A tab of a spreadsheet that service tasks have written into and that is kept by the server itself. Dates are ISO 8601 in UTC. */
export const storedSheetSchema = z.object({
  id: z.number(),
  /** Address of the spreadsheet, as the first step to write into it names it. */
  url: z.string(),
  /** The tab. */
  sheetName: z.string(),
  /** Headers of its columns, in order. */
  columns: z.array(z.string()),
  rowCount: z.number(),
  createdAt: z.string(),
  /** When the newest row was written. */
  updatedAt: z.string(),
});
export type StoredSheet = z.infer<typeof storedSheetSchema>;

/**
 * GET /sheets: the sheets kept by the server into which only processes of departments and sectors have written that the
 * caller is responsible for, written into last first; administrators see all. An addition to the floor.
 */
export const listSheets = endpoint({
  id: 'sheets.list',
  summary: 'Planilhas gravadas por tarefas de serviço',
  method: 'GET',
  path: '/v1/sheets',
  policy: 'processes',
  query: z.object({ q: z.optional(searchTextSchema), page: pageSchema, size: sizeSchema(25, 100) }),
  response: pageOf(storedSheetSchema),
  addition: true,
});

/** GET /sheets/{id}/file: a sheet as a file, header row first; of those that {@link listSheets} shows. An addition to the floor. */
export const downloadSheet = endpoint({
  id: 'sheets.download',
  summary: 'Arquivo de uma planilha',
  method: 'GET',
  path: '/v1/sheets/{id}/file',
  policy: 'processes',
  params: z.object({ id: idSchema }),
  query: z.object({ format: z._default(z.enum(sheetFormats), 'xlsx') }),
  responseKind: 'blob',
  addition: true,
});
