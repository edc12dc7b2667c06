import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import busboy from 'busboy';
import { ServiceError } from '../../errors.ts';
import { createPlainTextCheck } from '../../files/plain-text-check.ts';
import type { UploadedFile } from '../../ports/uploaded-file.ts';
import { incomingBodyOf } from './incoming-body.ts';
import { brokenForm, type MultipartForm, type MultipartReader, tooLargeFile } from './multipart.ts';

/** Maximum size of a text part: forms send their values as one JSON text. */
const textBytes = 20 * 1024 * 1024;
/** Prefix of the temporary folders of forms. */
const folderPrefix = 'tramita-upload-';
/** No call takes longer: an older folder was left by a killed server. */
const abandonedMs = 24 * 60 * 60 * 1000;
/** Maximum number of parts of a form. */
const mostParts = 500;

/** Passes bytes through and fails when they exceed the limit. */
function limited(bytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.byteLength;
      if (seen > bytes) done(tooLargeFile());
      else done(null, chunk);
    },
  });
}

/** Writes a file of a form to disk as it arrives, and computes its hash and whether it is plain text. */
async function spool(stream: Readable, path: string, name: string, type: string): Promise<UploadedFile> {
  const hash = createHash('sha256');
  const text = createPlainTextCheck();
  const looking = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      text.see(chunk);
      done(null, chunk);
    },
  });
  await pipeline(stream, looking, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  const blob = await openAsBlob(path, { type });
  return Object.assign(blob, { name, spooled: { path, sha256: hash.digest('hex'), isPlainText: text.end() } });
}

/**
 * Reads forms and writes their files to a temporary folder as they arrive, so that a call keeps at most one chunk in
 * memory, however many calls run at once. For Node; elsewhere forms are read into memory.
 */
export const readMultipartSpooled: MultipartReader = async (request, { bodyBytes, fileBytes }) => {
  if (Number(request.headers.get('content-length') ?? 0) > bodyBytes) throw tooLargeFile();
  const folder = await mkdtemp(join(tmpdir(), folderPrefix));
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    return { parts: await readParts(request, folder, bodyBytes, fileBytes), dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
};

/**
 * Removes the temporary folders left by killed servers and ignores those it cannot remove. Called at start. Creates the
 * folder for them if it is missing, as in a new volume.
 */
export async function removeAbandonedUploads(now: Date): Promise<void> {
  await mkdir(tmpdir(), { recursive: true });
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(folderPrefix));
  const removals = names.map(async (name) => {
    const path = join(tmpdir(), name);
    const found = await lstat(path);
    if (!found.isDirectory() || found.mtimeMs > now.getTime() - abandonedMs) return;
    await rm(path, { recursive: true, force: true });
  });
  // a folder of another account cannot be removed, and another server may have removed one already
  await Promise.allSettled(removals);
}

function webBodyOf(request: Request): NodeReadableStream<Uint8Array> {
  const body = request.body ?? new Blob([]).stream();
  return body as NodeReadableStream<Uint8Array>;
}

/** Returns the chunks of a body. A refused form must not destroy the stream: its connection would read no further call. */
const bodyOf = (request: Request): AsyncIterable<Uint8Array> =>
  incomingBodyOf(request)?.iterator({ destroyOnReturn: false }) ?? Readable.fromWeb(webBodyOf(request));

async function readParts(
  request: Request,
  folder: string,
  bodyBytes: number,
  fileBytes: number,
): Promise<MultipartForm['parts']> {
  const parts: (Promise<readonly [string, UploadedFile]> | readonly [string, string])[] = [];
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  let parser: busboy.Busboy;
  try {
    parser = busboy({
      headers,
      defParamCharset: 'utf8',
      preservePath: true,
      limits: { fieldSize: textBytes, parts: mostParts, fileSize: fileBytes + 1 },
    });
  } catch (cause) {
    throw brokenForm(cause);
  }
  let isTooLarge = false;
  let unwritten: unknown = null;
  parser.on('field', (name, value, { valueTruncated }) => {
    isTooLarge ||= valueTruncated;
    parts.push([name, value]);
  });
  parser.on('partsLimit', () => {
    isTooLarge = true;
  });
  parser.on('file', (name, stream, { filename, mimeType }) => {
    stream.on('limit', () => {
      isTooLarge = true;
    });
    const path = join(folder, String(parts.length));
    const file = spool(stream, path, filename ?? 'blob', mimeType).then((blob) => [name, blob] as const);
    file.catch((error: unknown) => {
      // the parser reports an incomplete form, not each of its files
      if (parser.errored) return;
      unwritten = error;
      // the parser waits for the end of every file, and this one never ends
      parser.destroy(error instanceof Error ? error : undefined);
    });
    parts.push(file);
  });
  try {
    await pipeline(bodyOf(request), limited(bodyBytes), parser);
    const read = await Promise.all(parts);
    if (isTooLarge) throw tooLargeFile();
    return read;
  } catch (error) {
    await Promise.allSettled(parts);
    if (unwritten !== null) throw unwritten;
    throw error instanceof ServiceError ? error : brokenForm(error);
  }
}
