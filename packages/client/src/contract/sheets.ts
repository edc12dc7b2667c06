import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { idSchema, pageOf, pageSchema, searchTextSchema, sizeSchema } from './base/paging.ts';

/** File formats in which a sheet can be downloaded. */
export const sheetFormats = ['xlsx', 'csv'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** Tab of a spreadsheet that the server stores itself and service tasks write into. Dates are ISO 8601 in UTC. */
export const storedSheetSchema = z.object({
  id: z.number(),
  /** URL of the spreadsheet, as in the first step that wrote into it. */
  url: z.string(),
  /** Name of the tab. */
  sheetName: z.string(),
  /** Headers of the columns, in order. */
  columns: z.array(z.string()),
  rowCount: z.number(),
  createdAt: z.string(),
  /** When the newest row was written. */
  updatedAt: z.string(),
});
export type StoredSheet = z.infer<typeof storedSheetSchema>;

/**
 * GET /sheets: returns sheets stored by the server, last written first. Administrators get all of them; other users get
 * those written only by processes of departments and sectors they are responsible for. An addition.
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

/**
 * GET /sheets/{id}/file: returns a sheet as a file, header row first. Users can download what {@link listSheets}
 * returns. An addition.
 */
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
