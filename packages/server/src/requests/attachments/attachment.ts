import type { Attachment } from '@tramita/client/contract';
import type { AttachmentRow } from '../../db/requests/attachments.ts';
import { toPerson } from '../../people/person.ts';

/** Converts a file to its form in the contract. */
export function toAttachment(row: AttachmentRow): Attachment {
  return {
    id: row.attachment_id,
    originalFileName: row.original_file_name,
    size: row.size,
    contentType: row.content_type,
    createdAt: row.created_at.toISOString(),
    createdBy: toPerson(row.by),
  };
}
