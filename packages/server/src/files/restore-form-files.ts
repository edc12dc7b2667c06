import type { FormValues } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import { base64OfBytes } from '../base64.ts';
import type { Services } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { cutAtReferences, formFileOf, referenceMark } from './form-file.ts';
import { joinStreams } from './join-streams.ts';

type Bytes = ReadableStream<Uint8Array>;
type Storage = Pick<Services, 'files' | 'log'>;

const encoder = new TextEncoder();

/**
 * Returns the JSON text of a response with the contents of its files instead of references. Permission to read the
 * values must have been checked before: only files in the text are read. The contents are streamed, so that a response
 * of many MB is never one string.
 *
 * @throws `ServiceError` 502 AWS_DOWNLOAD_ERROR if the store fails
 */
export async function withFormFiles(storage: Storage, text: string): Promise<string | Bytes> {
  if (!text.includes(referenceMark)) return text;
  const streams: Bytes[] = [];
  try {
    // opened before the response begins: afterwards it cannot be an error response
    for (const piece of cutAtReferences(text)) {
      streams.push('text' in piece ? textStream(piece.text) : base64Stream(await open(storage, piece.storageKey)));
    }
  } catch (error) {
    for (const stream of streams) await stream.cancel();
    throw error;
  }
  return joinStreams(inOrder(streams));
}

/** Returns values with the contents of the required files, for calls of other systems. */
export async function restoreFormFiles(
  storage: Storage,
  values: FormValues,
  isNeeded: (name: string) => boolean,
): Promise<FormValues> {
  const result = { ...values };
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string' || formFileOf(value) === null || !isNeeded(name)) continue;
    result[name] = await new Response(await withFormFiles(storage, value)).text();
  }
  return result;
}

async function open({ files, log }: Storage, storageKey: string): Promise<Bytes> {
  let bytes: Bytes | null;
  try {
    bytes = await files.get(storageKey);
  } catch (cause) {
    throw new ServiceError(502, 'AWS_DOWNLOAD_ERROR', errorMessage('AWS_DOWNLOAD_ERROR'), { cause });
  }
  // the rest of the form must stay readable
  if (!bytes) log.error('the content of a file field is lost', { key: storageKey });
  return bytes ?? textStream('');
}

/** Closes streams that were not read to their end when the response ends. */
async function* inOrder(streams: Bytes[]): AsyncGenerator<Bytes> {
  try {
    for (let next = streams.shift(); next; next = streams.shift()) yield next;
  } finally {
    for (const stream of streams) await stream.cancel();
  }
}

function textStream(text: string): Bytes {
  return new ReadableStream({
    start(controller) {
      if (text !== '') controller.enqueue(encoder.encode(text));
      controller.close();
    },
  });
}

/** Maximum bytes encoded at once, a multiple of three. */
const pieceBytes = 3 * 65_536;

function base64Stream(bytes: Bytes): Bytes {
  let rest = new Uint8Array();
  return bytes.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const all = new Uint8Array(rest.length + chunk.length);
        all.set(rest);
        all.set(chunk, rest.length);
        const whole = all.length - (all.length % 3);
        for (let at = 0; at < whole; at += pieceBytes) {
          controller.enqueue(encoder.encode(base64OfBytes(all.subarray(at, Math.min(at + pieceBytes, whole)))));
        }
        rest = all.slice(whole);
      },
      flush(controller) {
        if (rest.length > 0) controller.enqueue(encoder.encode(base64OfBytes(rest)));
      },
    }),
  );
}
