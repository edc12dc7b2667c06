import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import type { ErrorCode } from './base/error-codes.ts';
import {
  updateAttachmentsMax,
  updateDescriptionMaxLength,
  updateTitleMaxLength,
  videoAddressMaxLength,
} from './base/limits.ts';
import { idSchema, pageOf, pageSchema, queryFlagSchema, searchTextSchema, sizeSchema } from './base/paging.ts';
import { knownRevisionShape, revisionShape } from './base/record-revision.ts';

export {
  imageExtensions,
  updateAttachmentsMax,
  updateDescriptionMaxLength,
  updateTitleMaxLength,
  updateUploadMaxBytes,
  videoAddressMaxLength,
} from './base/limits.ts';

/** Types of attachment: a video is given by its URL, an image or file by its contents. */
export const updateAttachmentTypes = ['VIDEO', 'IMAGE', 'FILE'] as const;
export type UpdateAttachmentType = (typeof updateAttachmentTypes)[number];

/** An attachment of an update. */
export const updateAttachmentSchema = z.object({
  id: z.number(),
  /** File name; for a video its URL. */
  name: z.string(),
  /** Download path under the API host; for a video its https URL, as typed. */
  path: z.string(),
  type: z.enum(updateAttachmentTypes),
  /** Size of a file in bytes. */
  size: z.optional(z.number()),
});
export type UpdateAttachment = z.infer<typeof updateAttachmentSchema>;

const targetGroupSchema = z.object({ id: z.number(), name: z.string() });
const targetDepartmentSchema = z.object({ id: z.number(), description: z.string() });

/** An update. Dates are ISO 8601 in UTC. Fields for administrators only are left out for other users. */
export const updateSchema = z.object({
  id: z.number(),
  title: z.string(),
  /** Sanitized HTML. */
  description: z.string(),
  /** When it was published: the time it was written or scheduled for. */
  createdAt: z.string(),
  createdBy: z.object({ completeName: z.string() }),
  attachments: z._default(z.array(updateAttachmentSchema), []),
  /** Number of users who read it. Administrators only. */
  viewsCount: z.optional(z.number()),
  /** Scheduled time of publication, if there is one. Administrators only. */
  publishAt: z.optional(z.string()),
  /** Time from which only administrators see it. Administrators only. */
  expiresAt: z.optional(z.string()),
  /** Groups it is restricted to; left out if it is not restricted to groups. Administrators only. */
  groups: z.optional(z.array(targetGroupSchema)),
  /** Departments it is restricted to; left out if it is not restricted to departments. Administrators only. */
  departments: z.optional(z.array(targetDepartmentSchema)),
  /** Administrators only. */
  ...revisionShape,
});
export type Update = z.infer<typeof updateSchema>;

/**
 * GET /updates: returns the feed, newest first. `size=1` is enough to find out whether there is an update this week.
 */
export const listUpdates = endpoint({
  id: 'updates.list',
  summary: 'Atualizações',
  method: 'GET',
  path: '/v1/updates',
  policy: 'signed-in',
  query: z.object({
    q: z.optional(searchTextSchema),
    page: pageSchema,
    size: sizeSchema(10, 50),
    /** True leaves out scheduled and expired updates, for administrators too. */
    published: z.optional(queryFlagSchema),
  }),
  response: pageOf(updateSchema),
});

/** GET /updates/{id}: returns one update and counts a view, once per user. */
export const getUpdate = endpoint({
  id: 'updates.get',
  summary: 'Detalhe de uma atualização',
  method: 'GET',
  path: '/v1/updates/{id}',
  policy: 'signed-in',
  params: z.object({ id: idSchema }),
  response: updateSchema,
});

/** A date and time in a multipart part: ISO 8601 with time zone. */
const momentPart = z.optional(
  z.pipe(
    z.iso.datetime({ offset: true }),
    z.transform((text) => new Date(text)),
  ),
);

const count = z.maxLength(updateAttachmentsMax);

/** Multipart parts of an update. `updateProblems` of the rules checks title, URLs and dates. */
const updateParts = {
  title: z.string().check(z.maxLength(2 * updateTitleMaxLength)),
  /** HTML; the server sanitizes it before storing. */
  description: z._default(z.string().check(z.maxLength(updateDescriptionMaxLength)), ''),
  /** URLs of the videos, in display order. */
  videos: z.array(z.string().check(z.maxLength(videoAddressMaxLength))).check(count),
  images: z.array(z.instanceof(Blob)).check(count),
  files: z.array(z.instanceof(Blob)).check(count),
  /** Published at once if left out. */
  publishAt: momentPart,
  /** Never expires if left out. */
  expiresAt: momentPart,
  /** Ids of the groups it is restricted to. Without groups and departments it is for all users. */
  groups: z.array(idSchema).check(z.maxLength(100)),
  /** Ids of the departments it is restricted to: users responsible for one of them or for one of its sectors see it. */
  departments: z.array(idSchema).check(z.maxLength(100)),
};

const writeErrors = [
  'ATTACHMENT_ERROR',
  'ATTACHMENT_EXT_ERROR',
  'ATTACHMENT_FILENAME_SIZE_EXCEEDED',
  'IMAGE_EXT_ERROR',
  'MAX_FILE_SIZE',
  'AWS_UPLOAD_ERROR',
  'IDEMPOTENCY_MISMATCH',
  'IDEMPOTENCY_IN_PROGRESS',
] as const satisfies readonly ErrorCode[];

/** POST /updates: creates an update, published at once or at its scheduled time. */
export const createUpdate = endpoint({
  id: 'updates.create',
  summary: 'Cria uma atualização',
  method: 'POST',
  path: '/v1/updates',
  policy: 'admin',
  bodyKind: 'multipart',
  body: z.object(updateParts),
  response: updateSchema,
  status: 201,
  errors: writeErrors,
  idempotent: true,
});

/**
 * PUT /updates/{id}: changes an update. `videos`, `images` and `files` are added to the existing ones; all other fields
 * are replaced.
 */
export const changeUpdate = endpoint({
  id: 'updates.change',
  summary: 'Altera uma atualização',
  method: 'PUT',
  path: '/v1/updates/{id}',
  policy: 'admin',
  params: z.object({ id: idSchema }),
  bodyKind: 'multipart',
  body: z.object({
    ...updateParts,
    /** Ids of attachments to remove. */
    deletedAttachments: z.array(idSchema).check(z.maxLength(3 * updateAttachmentsMax)),
    ...knownRevisionShape,
  }),
  response: updateSchema,
  errors: [...writeErrors, 'RECORD_OUTDATED'],
  idempotent: true,
});

/** DELETE /updates/{id}: deletes an update with its attachments. */
export const deleteUpdate = endpoint({
  id: 'updates.delete',
  summary: 'Exclui uma atualização',
  method: 'DELETE',
  path: '/v1/updates/{id}',
  policy: 'admin',
  params: z.object({ id: idSchema }),
  status: 204,
});

/** GET /updates/attachments/{id}/{name}: returns the bytes of an image or file of an update, by attachment id. */
export const downloadUpdateAttachment = endpoint({
  id: 'updates.downloadAttachment',
  summary: 'Baixa um anexo de uma atualização',
  method: 'GET',
  path: '/v1/updates/attachments/{id}/{name}',
  policy: 'signed-in',
  params: z.object({ id: idSchema, name: z.string().check(z.maxLength(200)) }),
  responseKind: 'blob',
  errors: ['AWS_DOWNLOAD_ERROR', 'ATTACHMENT_DOWNLOAD_ERROR'],
});
