import type { FileAnswer } from '../handlers.ts';

/** Types a browser may show in place: pictures that cannot contain scripts. */
const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);

/**
 * Types sent to the browser as they are; any other type is sent as bytes, so that it is saved and never shown as a
 * page.
 */
const plainTypes = new Set([
  ...pictureTypes,
  'application/pdf',
  'text/plain',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]);

/** RFC 6266: an ASCII name for old clients and the real one, percent-encoded, for all others. */
function contentDisposition(fileName: string, kind: 'attachment' | 'inline'): string {
  const name = fileName.replace(/\p{Cc}|\p{Surrogate}/gu, '');
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Creates a download that no browser interprets as another type. */
export function fileResponse(file: FileAnswer, status: number): Response {
  const isShown = file.inline === true && pictureTypes.has(file.contentType);
  const headers = new Headers({
    'content-type': plainTypes.has(file.contentType) ? file.contentType : 'application/octet-stream',
    'content-disposition': contentDisposition(file.fileName, isShown ? 'inline' : 'attachment'),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  const size = file.bytes instanceof Uint8Array ? file.bytes.byteLength : file.size;
  if (size !== undefined) headers.set('content-length', String(size));
  return new Response(file.bytes, { status, headers });
}
