import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { dataPurposeMaxLength } from '../base/limits.ts';
import { idSchema, uuidSchema } from '../base/paging.ts';
import { exportStatuses } from '../reports.ts';
import { personDetailSchema } from './directory.ts';

export { dataPurposeMaxLength, personalDataDays } from '../base/limits.ts';

/**
 * An export of a person's data as a zip file: `rowsDone` of `rowsTotal` requests are written. Only the user who asked
 * for it can see and download it, until `expiresAt`, which is null until it is ready.
 */
export const personalDataExportSchema = z.object({
  uuid: z.string(),
  /** Times in ISO 8601 in UTC. */
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  status: z.enum(exportStatuses),
  rowsDone: z.number(),
  rowsTotal: z.nullable(z.number()),
  /** Bytes; null until it is ready. */
  size: z.nullable(z.number()),
});
export type PersonalDataExport = z.infer<typeof personalDataExportSchema>;

/** Exports that have not expired, newest first. */
const exportsSchema = z.object({ elements: z.array(personalDataExportSchema) });

const purposeSchema = z.nullable(z.string());
const onePerson = z.object({ id: idSchema });
const oneExport = z.object({ uuid: uuidSchema });
const downloads = ['EXPORT_NOT_READY', 'AWS_DOWNLOAD_ERROR', 'ATTACHMENT_DOWNLOAD_ERROR'] as const;

/** GET /my-data: returns the caller's registered data, and the company's text on the purpose of its data. */
export const getMyData = endpoint({
  id: 'myData.get',
  summary: 'Dados cadastrais de quem chama',
  method: 'GET',
  path: '/v1/my-data',
  policy: 'signed-in',
  addition: true,
  response: z.object({
    person: personDetailSchema,
    /** For what and by which criteria the company uses personal data; null if it has written nothing. */
    purpose: purposeSchema,
  }),
});

/** PUT /my-data/purpose: replaces the company's text on the purpose of its data. A blank text removes it. */
export const setDataPurpose = endpoint({
  id: 'myData.setPurpose',
  summary: 'Altera o texto sobre a finalidade e os critérios do uso dos dados',
  method: 'PUT',
  path: '/v1/my-data/purpose',
  policy: 'admin',
  addition: true,
  body: z.object({ text: z.string().check(z.maxLength(dataPurposeMaxLength)) }),
  response: z.object({ purpose: purposeSchema }),
});

/** GET /my-data/exports: returns the exports of their own data that the caller asked for. */
export const listMyDataExports = endpoint({
  id: 'myData.listExports',
  summary: 'Exportações dos dados de quem chama',
  method: 'GET',
  path: '/v1/my-data/exports',
  policy: 'signed-in',
  addition: true,
  response: exportsSchema,
});

/** POST /my-data/exports: queues an export of the caller's data. */
export const createMyDataExport = endpoint({
  id: 'myData.createExport',
  summary: 'Pede a exportação dos dados de quem chama',
  method: 'POST',
  path: '/v1/my-data/exports',
  policy: 'signed-in',
  addition: true,
  response: personalDataExportSchema,
  status: 201,
  errors: ['TOO_MANY_EXPORTS'],
});

/** GET /my-data/exports/{uuid}/file: returns the zip file of an export. 409 if it is not ready. */
export const downloadMyDataExport = endpoint({
  id: 'myData.downloadExport',
  summary: 'Arquivo de uma exportação dos dados de quem chama',
  method: 'GET',
  path: '/v1/my-data/exports/{uuid}/file',
  policy: 'signed-in',
  addition: true,
  params: oneExport,
  responseKind: 'blob',
  errors: downloads,
});

/** GET /people/{id}/exports: returns the exports of a person's data that the caller asked for. */
export const listPersonExports = endpoint({
  id: 'directory.listExports',
  summary: 'Exportações dos dados de uma pessoa',
  method: 'GET',
  path: '/v1/people/{id}/exports',
  policy: 'admin',
  addition: true,
  params: onePerson,
  response: exportsSchema,
});

/** POST /people/{id}/exports: queues an export of a person's data. */
export const createPersonExport = endpoint({
  id: 'directory.createExport',
  summary: 'Pede a exportação dos dados de uma pessoa',
  method: 'POST',
  path: '/v1/people/{id}/exports',
  policy: 'admin',
  addition: true,
  params: onePerson,
  response: personalDataExportSchema,
  status: 201,
  errors: ['TOO_MANY_EXPORTS'],
});

/** GET /people/{id}/exports/{uuid}/file: returns the zip file of an export. 409 if it is not ready. */
export const downloadPersonExport = endpoint({
  id: 'directory.downloadExport',
  summary: 'Arquivo de uma exportação dos dados de uma pessoa',
  method: 'GET',
  path: '/v1/people/{id}/exports/{uuid}/file',
  policy: 'admin',
  addition: true,
  params: z.object({ ...onePerson.shape, ...oneExport.shape }),
  responseKind: 'blob',
  errors: downloads,
});
