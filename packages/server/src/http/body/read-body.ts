import { errorMessage } from '@tramita/client/rules';
import { ServiceError } from '../../errors.ts';
import { chunksOf } from '../../files/chunks-of.ts';

function tooLarge(multipart: boolean): ServiceError {
  const code = multipart ? 'MAX_FILE_SIZE' : 'PAYLOAD_TOO_LARGE';
  return new ServiceError(413, code, errorMessage(code));
}

/**
 * Reads the raw body up to the limit. The declared length is checked first, but not trusted.
 *
 * @throws `ServiceError` 413 MAX_FILE_SIZE for multipart bodies, PAYLOAD_TOO_LARGE for others.
 */
export async function readBody(request: Request, limit: number, multipart: boolean): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(multipart);
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(request.body)) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(multipart);
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
