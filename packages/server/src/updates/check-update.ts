import { updateAttachmentsMax, updateUploadMaxBytes } from '@tramita/client/contract';
import { errorMessage, updateProblems } from '@tramita/client/rules';
import type { Db } from '../db/connection/db.ts';
import type { UpdateContent } from '../db/updates/updates-editing.ts';
import { countUpdateAttachments, findUnknownTargets } from '../db/updates/updates-parts.ts';
import { type InvalidField, InvalidInputError, ServiceError } from '../errors.ts';
import { sanitizeRichText } from '../text/sanitize-text.ts';
import { say } from '../text/sentence.ts';

/** The sent update. */
export interface UpdateBody {
  readonly title: string;
  readonly description: string;
  readonly videos: readonly string[];
  readonly images: readonly Blob[];
  readonly files: readonly Blob[];
  readonly publishAt?: Date | undefined;
  readonly expiresAt?: Date | undefined;
  readonly groups: readonly number[];
  readonly departments: readonly number[];
}

function refuse(fields: InvalidField[]): void {
  if (fields.length > 0) throw new InvalidInputError(errorMessage('VALIDATION_ERROR'), 'VALIDATION_ERROR', fields);
}

/**
 * Validates and normalizes a sent update: sanitizes HTML and trims the title.
 *
 * @throws InvalidInputError with every invalid input; ServiceError 413 MAX_FILE_SIZE if all files together are too
 *   large
 */
export async function checkUpdate(db: Db, body: UpdateBody): Promise<UpdateContent> {
  const { publishAt = null, expiresAt = null, groups, departments } = body;
  const title = body.title.replace(/\p{Cc}+/gu, ' ').trim();
  const problems = Object.entries(updateProblems({ ...body, title, publishAt, expiresAt }));
  const unknown = await findUnknownTargets(db, groups, departments);
  refuse([
    ...problems.map(([name, message]) => ({ name, message })),
    ...(unknown.groups.length > 0 ? [{ name: 'groups', message: 'Este grupo não existe mais.' }] : []),
    ...(unknown.departments.length > 0 ? [{ name: 'departments', message: 'Este departamento não existe.' }] : []),
  ]);
  const bytes = [...body.images, ...body.files].reduce((sum, { size }) => sum + size, 0);
  if (bytes > updateUploadMaxBytes) throw new ServiceError(413, 'MAX_FILE_SIZE', errorMessage('MAX_FILE_SIZE'));
  const description = sanitizeRichText(body.description).trim();
  return { title, description, publishAt, expiresAt, groups, departments };
}

const inputs = { VIDEO: 'videos', IMAGE: 'images', FILE: 'files' } as const;

/** @throws InvalidInputError if an update has more attachments than allowed */
export async function checkAttachmentCounts(db: Db, id: number): Promise<void> {
  const counts = await countUpdateAttachments(db, id);
  const message = say`Uma publicação tem no máximo ${updateAttachmentsMax} de cada tipo de anexo.`;
  refuse(
    Object.entries(inputs)
      .filter(([type]) => (counts.get(type) ?? 0) > updateAttachmentsMax)
      .map(([, name]) => ({ name, message })),
  );
}
