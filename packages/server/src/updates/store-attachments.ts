import type { Services } from '../context.ts';
import { withStoredUploads } from '../files/stored-upload.ts';
import type { StoredAttachment } from '../ports/stored-uploads.ts';
import type { UpdateBody } from './check-update.ts';

/** Creates the attachment rows of an update from its id. */
export type AttachmentRows = (updateId: number) => {
  readonly update_id: number;
  readonly type: 'VIDEO' | 'IMAGE' | 'FILE';
  readonly name: string;
  readonly storage_key?: string;
  readonly content_type?: string;
  readonly size?: number;
  readonly sha256?: string;
}[];

const rowOf = (update_id: number, type: 'IMAGE' | 'FILE', file: StoredAttachment) => ({
  update_id,
  type,
  name: file.originalFileName,
  storage_key: file.storageKey,
  content_type: file.contentType,
  size: file.size,
  sha256: file.sha256,
});

/** Stores the images and files of an update and runs `work` with the rows to write; if it fails, all are removed. */
export async function withStoredParts<Result>(
  services: Services,
  { videos, images, files }: Pick<UpdateBody, 'videos' | 'images' | 'files'>,
  work: (rows: AttachmentRows) => Promise<Result>,
): Promise<Result> {
  return withStoredUploads(
    services,
    images,
    (pictures) =>
      withStoredUploads(services, files, (others) =>
        work((id) => [
          ...videos.map((address) => ({ update_id: id, type: 'VIDEO' as const, name: address })),
          ...pictures.map((file) => rowOf(id, 'IMAGE', file)),
          ...others.map((file) => rowOf(id, 'FILE', file)),
        ]),
      ),
    'image',
  );
}
