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

export {
  imageExtensions,
  updateAttachmentsMax,
  updateDescriptionMaxLength,
  updateTitleMaxLength,
  updateUploadMaxBytes,
  videoAddressMaxLength,
} from './base/limits.ts';

/** What an update can have attached: a video by its address, a picture or another file by its bytes. */
export const updateAttachmentTypes = ['VIDEO', 'IMAGE', 'FILE'] as const;
export type UpdateAttachmentType = (typeof updateAttachmentTypes)[number];

/** One thing attached to an update. */
export const updateAttachmentSchema = z.object({
  id: z.number(),
  /** The file's name; of a video its address. */
  name: z.string(),
  /** Path of the download under the API host; of a video its https address, as typed. */
  path: z.string(),
  type: z.enum(updateAttachmentTypes),
  /** Bytes of a file. */
  size: z.optional(z.number()),
});
export type UpdateAttachment = z.infer<typeof updateAttachmentSchema>;

const targetGroupSchema = z.object({ id: z.number(), name: z.string() });
const targetDepartmentSchema = z.object({ id: z.number(), description: z.string() });

/** A piece of news. Dates are ISO 8601 in UTC. What only administrators see is absent for others. */
export const updateSchema = z.object({
  id: z.number(),
  title: z.string(),
  /** HTML, sanitised. */
  description: z.string(),
  /** When it came out: the moment it was written, or the one it was planned for. */
  createdAt: z.string(),
  createdBy: z.object({ completeName: z.string() }),
  attachments: z._default(z.array(updateAttachmentSchema), []),
  /** How many people have read it; administrators only. */
  viewsCount: z.optional(z.number()),
  /** When it comes or came out, where that was planned; administrators only. */
  publishAt: z.optional(z.string()),
  /** From when nobody but administrators sees it any more; administrators only. */
  expiresAt: z.optional(z.string()),
  /** The groups it is for; administrators only, absent when it is for no group in particular. */
  groups: z.optional(z.array(targetGroupSchema)),
  /** The departments it is for; administrators only, absent when it is for none in particular. */
  departments: z.optional(z.array(targetDepartmentSchema)),
});
export type Update = z.infer<typeof updateSchema>;

/** GET /updates: the feed, newest first. `size=1` answers whether there is something new this week. */
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
    /** True leaves out what is planned and what has expired, for administrators too. */
    published: z.optional(queryFlagSchema),
  }),
  response: pageOf(updateSchema),
});

/** GET /updates/{id}: one piece of news. Counts a view, once for each person. */
export const getUpdate = endpoint({
  id: 'updates.get',
  summary: 'Detalhe de uma atualização',
  method: 'GET',
  path: '/v1/updates/{id}',
  policy: 'signed-in',
  params: z.object({ id: idSchema }),
  response: updateSchema,
});

/** A moment in a multipart part: ISO 8601 with its zone. */
const momentPart = z.optional(
  z.pipe(
    z.iso.datetime({ offset: true }),
    z.transform((text) => new Date(text)),
  ),
);

const count = z.maxLength(updateAttachmentsMax);

/** Parts of an update that is sent; the rules of title, addresses and dates are in `updateProblems`. */
const updateParts = {
  title: z.string().check(z.maxLength(2 * updateTitleMaxLength)),
  /** HTML; sanitised before it is stored. */
  description: z._default(z.string().check(z.maxLength(updateDescriptionMaxLength)), ''),
  /** Addresses of the videos, in their order. */
  videos: z.array(z.string().check(z.maxLength(videoAddressMaxLength))).check(count),
  images: z.array(z.instanceof(Blob)).check(count),
  files: z.array(z.instanceof(Blob)).check(count),
  /** Left out, it is shown at once. */
  publishAt: momentPart,
  /** Left out, it is shown for good. */
  expiresAt: momentPart,
  /** Ids of the groups it is for. None of them and no department: it is for everybody. */
  groups: z.array(idSchema).check(z.maxLength(100)),
  /** Ids of the departments it is for: who is responsible for one or for a sector of it. */
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

/** POST /updates: publishes an update, at once or at the moment it is planned for. */
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
 * PUT /updates/{id}: changes an update. `videos`, `images` and `files` are added to what it has; all else takes the
 * place of what was there.
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
    /** Ids of attachments that are taken away. */
    deletedAttachments: z.array(idSchema).check(z.maxLength(3 * updateAttachmentsMax)),
  }),
  response: updateSchema,
  errors: writeErrors,
  idempotent: true,
});

/** DELETE /updates/{id}: removes an update with all that is attached to it. */
export const deleteUpdate = endpoint({
  id: 'updates.delete',
  summary: 'Exclui uma atualização',
  method: 'DELETE',
  path: '/v1/updates/{id}',
  policy: 'admin',
  params: z.object({ id: idSchema }),
  status: 204,
});

/** GET /updates/attachments/{id}/{name}: the bytes of a picture or file of an update, by the attachment's id. */
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
