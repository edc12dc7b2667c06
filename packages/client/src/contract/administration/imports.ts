import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { importSourceMaxLength } from '../base/limits.ts';
import { idSchema, pageOf, pageSchema, queryFlagSchema, searchTextSchema, sizeSchema } from '../base/paging.ts';
import { directorySourceSchema } from './directory.ts';

export { importFileMaxBytes, importLinesMax, importSourceMaxLength } from '../base/limits.ts';

/** Kinds of files that can be imported. */
export const importKinds = [
  'people',
  'branches',
  'job-titles',
  'departments',
  'sectors',
  'groups',
  'members',
  'categories',
  'tags',
  'holidays',
] as const;
export const importKindSchema = z.enum(importKinds);
export type ImportKind = z.infer<typeof importKindSchema>;

/**
 * State of an import: the server reads the file and compares it (`CHECKING`), the difference is ready (`CHECKED`), the
 * changes are written (`APPLYING`), all of them are written (`APPLIED`), or nothing was written (`FAILED`).
 */
export const importStatuses = ['CHECKING', 'CHECKED', 'APPLYING', 'APPLIED', 'FAILED'] as const;
export const importStatusSchema = z.enum(importStatuses);
export type ImportStatus = z.infer<typeof importStatusSchema>;

/** Numbers of records. An unchanged record is a line that changes nothing. */
export const importCountsSchema = z.object({
  created: z.number(),
  /** Without reactivated records. */
  changed: z.number(),
  unchanged: z.number(),
  reactivated: z.number(),
  deactivated: z.number(),
  /** Lines with at least one error. */
  refused: z.number(),
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

/** A file that was sent, its difference to the register in numbers, and what became of it. */
export const importSchema = z.object({
  id: z.number(),
  kind: importKindSchema,
  status: importStatusSchema,
  fileName: z.string(),
  /** The source that owns the records of the file. */
  source: directorySourceSchema,
  /** Whether the file contains all people of its source, so that people missing from it are deactivated. */
  complete: z.boolean(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  /** Who sent the file. Null for a command. */
  createdBy: z.nullable(z.object({ id: z.number(), completeName: z.string() })),
  checkedAt: z.nullable(z.string()),
  appliedAt: z.nullable(z.string()),
  /** How the file was read. Null before it was read. */
  format: z.nullable(
    z.object({
      type: z.enum(['csv', 'xlsx']),
      /** Of CSV files. */
      delimiter: z.nullable(z.enum([';', ','])),
      /** Of CSV files. */
      encoding: z.nullable(z.enum(['UTF-8', 'Windows-1252'])),
    }),
  ),
  /** Number of records in the file. Null before it was read. */
  lines: z.nullable(z.number()),
  /** The difference in numbers. Null before the file was compared. */
  counts: z.nullable(importCountsSchema),
  /** Number of rows under each tab: `changed` includes reactivated records, `errors` counts several of one line. */
  tabs: z.nullable(
    z.object({
      new: z.number(),
      changed: z.number(),
      deactivated: z.number(),
      access: z.number(),
      errors: z.number(),
    }),
  ),
  /** Number of people who gain, and who lose, a role or access to the reports. */
  access: z.nullable(z.object({ gains: z.number(), loses: z.number() })),
  /** Attributes that the rows of `changed` change, as named in the file, the most frequent first. */
  attributes: z.array(z.object({ name: z.string(), count: z.number() })),
  /** Headings of the file that are ignored. */
  ignoredColumns: z.array(z.string()),
  /** Sentences about the whole file, without those about ignored columns. */
  warnings: z.array(z.string()),
  /** Numbers that an administrator must confirm to apply the file. Null if no limit is exceeded. */
  confirmations: z.object({
    /** `active` people of the source, of which at most `limit` may be deactivated; `openTasks` lose their only assignee. */
    deactivations: z.nullable(
      z.object({ count: z.number(), limit: z.number(), active: z.number(), openTasks: z.number() }),
    ),
    /** People whose roles change, of which at most `limit` are allowed. */
    roleChanges: z.nullable(z.object({ count: z.number(), limit: z.number() })),
  }),
  /** Whether the file can be applied: it is checked, and at least one line is valid. */
  applicable: z.boolean(),
  /** Why an import failed. */
  failure: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
export type Import = z.infer<typeof importSchema>;

/** Tabs of the difference, without errors. */
export const importTabSchema = z.enum(['NEW', 'CHANGED', 'DEACTIVATED', 'ACCESS']);
export type ImportTab = z.infer<typeof importTabSchema>;

/** A record of the difference. */
export const importChangeSchema = z.object({
  /** Line of the file, starting at 1 with the headings. Null for records that are missing from the file. */
  line: z.nullable(z.number()),
  effect: z.enum(['CREATED', 'CHANGED', 'REACTIVATED', 'DEACTIVATED']),
  /** `key` is the user name of people, and otherwise the code or name. `id` is null for new records. */
  record: z.object({ id: z.nullable(z.number()), key: z.string(), name: z.string() }),
  /** Changed attributes, named and written as in the file. Null means empty. */
  values: z.array(z.object({ attribute: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  /** Names of roles, and 'Acesso aos relatórios', that the person gains or loses. */
  gains: z.array(z.string()),
  loses: z.array(z.string()),
});
export type ImportChange = z.infer<typeof importChangeSchema>;

/** An error of one line. Other columns of the line may have errors of their own. */
export const importErrorSchema = z.object({
  /** Line of the file, starting at 1 with the headings. */
  line: z.number(),
  /** Null for errors of the whole line. */
  column: z.nullable(z.string()),
  value: z.nullable(z.string()),
  /** E.g. 'dígito verificador inválido'. */
  reason: z.string(),
  /** E.g. 'Linha 812, coluna CPF: dígito verificador inválido'. */
  message: z.string(),
  /** How to correct the value, if known. */
  hint: z.nullable(z.string()),
  /** Name of the record in the file. */
  name: z.nullable(z.string()),
});
export type ImportError = z.infer<typeof importErrorSchema>;

const one = z.object({ id: idSchema });

/**
 * POST /imports: sends a file and starts its check, which changes nothing. `GET /imports/{id}` returns the difference
 * once the status is `CHECKED`. 409 IMPORT_RUNNING while another file of the kind is checked or applied.
 */
export const createImport = endpoint({
  id: 'imports.create',
  summary: 'Envia um arquivo para conferência',
  method: 'POST',
  path: '/v1/imports',
  policy: 'admin',
  scopes: ['people:write'],
  addition: true,
  bodyKind: 'multipart',
  body: z.object({
    kind: importKindSchema,
    /** CSV or xlsx. */
    file: z.instanceof(Blob),
    /**
     * Name of the source that owns the records of the file, e.g. `Folha`. The same name, without regard to case and
     * accents, is the same source.
     * @default 'Arquivo'
     */
    source: z.optional(z.string().check(z.maxLength(2 * importSourceMaxLength))),
    /** Whether people of the source who are missing from the file are deactivated. Only for people. */
    complete: z.optional(queryFlagSchema),
  }),
  response: importSchema,
  status: 201,
  errors: ['IMPORT_RUNNING', 'MAX_FILE_SIZE', 'AWS_UPLOAD_ERROR'],
});

/** GET /imports: returns the imports of the last 90 days, newest first. */
export const listImports = endpoint({
  id: 'imports.list',
  summary: 'Importações',
  method: 'GET',
  path: '/v1/imports',
  policy: 'admin',
  scopes: ['people:write'],
  addition: true,
  query: z.object({ kind: z.optional(importKindSchema), page: pageSchema, size: sizeSchema(25) }),
  response: pageOf(importSchema),
});

/** GET /imports/{id}: returns an import with its numbers. */
export const getImport = endpoint({
  id: 'imports.get',
  summary: 'Importação',
  method: 'GET',
  path: '/v1/imports/{id}',
  policy: 'admin',
  scopes: ['people:write'],
  addition: true,
  params: one,
  response: importSchema,
});

/** GET /imports/{id}/changes: returns the records of a tab, in the order of the file. */
export const listImportChanges = endpoint({
  id: 'imports.changes',
  summary: 'Mudanças de uma importação',
  method: 'GET',
  path: '/v1/imports/{id}/changes',
  policy: 'admin',
  scopes: ['people:write'],
  addition: true,
  params: one,
  query: z.object({
    tab: importTabSchema,
    /** Only records that change this attribute, as named in `attributes` of the import. */
    attribute: z.optional(searchTextSchema),
    page: pageSchema,
    size: sizeSchema(50),
  }),
  response: pageOf(importChangeSchema),
});

/** GET /imports/{id}/errors: returns the errors of all lines, in the order of the file. */
export const listImportErrors = endpoint({
  id: 'imports.errors',
  summary: 'Erros de uma importação',
  method: 'GET',
  path: '/v1/imports/{id}/errors',
  policy: 'admin',
  scopes: ['people:write'],
  addition: true,
  params: one,
  query: z.object({ page: pageSchema, size: sizeSchema(50) }),
  response: pageOf(importErrorSchema),
});

/**
 * GET /imports/{id}/errors/file: returns the refused lines as CSV, as they were in the file, with their errors in the
 * last column. The corrected file can be imported again.
 */
export const downloadImportErrors = endpoint({
  id: 'imports.downloadErrors',
  summary: 'Linhas recusadas de uma importação, como CSV',
  method: 'GET',
  path: '/v1/imports/{id}/errors/file',
  policy: 'admin',
  scopes: ['people:write'],
  addition: true,
  params: one,
  responseKind: 'blob',
});

/**
 * POST /imports/{id}/apply: starts to write all valid lines of a checked file in one transaction; the status is then
 * `APPLYING`. 409 CONFLICT if the import is not `CHECKED` or has errors with `allOrNothing`, IMPORT_OUTDATED if a record
 * of the difference changed since the check, IMPORT_RUNNING while another file of the kind is checked or applied,
 * LAST_ADMIN if nothing is written because no active administrator would remain. 422 IMPORT_LIMIT_EXCEEDED unless an
 * administrator repeats the numbers in `confirmations`; a service account cannot confirm them.
 */
export const applyImport = endpoint({
  id: 'imports.apply',
  summary: 'Aplica uma importação conferida',
  method: 'POST',
  path: '/v1/imports/{id}/apply',
  policy: 'admin',
  scopes: ['people:write'],
  addition: true,
  params: one,
  body: z.object({
    /** Refuses the whole file if a line has an error. */
    allOrNothing: z._default(z.boolean(), false),
    /** Exact number of people to deactivate. */
    confirmDeactivations: z.optional(z.number().check(z.int(), z.gte(0), z.lte(2_147_483_647))),
    /** Exact number of people whose roles change. */
    confirmRoleChanges: z.optional(z.number().check(z.int(), z.gte(0), z.lte(2_147_483_647))),
  }),
  response: importSchema,
  errors: ['CONFLICT', 'IMPORT_OUTDATED', 'IMPORT_RUNNING', 'LAST_ADMIN', 'IMPORT_LIMIT_EXCEEDED'],
});

/** GET /import-templates/{kind}: returns an empty file of a kind with its headings, an example, and, as xlsx, explanations. */
export const downloadImportTemplate = endpoint({
  id: 'imports.template',
  summary: 'Modelo de arquivo para importação',
  method: 'GET',
  path: '/v1/import-templates/{kind}',
  policy: 'admin',
  scopes: ['people:write'],
  addition: true,
  params: z.object({ kind: importKindSchema }),
  query: z.object({ format: z._default(z.enum(['csv', 'xlsx']), 'csv') }),
  responseKind: 'blob',
});
