import type { ProgressListener } from './call-options.ts';

/** Reads a file with progress. The total is unknown without a content-length or if the response is compressed. */
export async function readBlob(response: Response, onProgress: ProgressListener | undefined): Promise<Blob> {
  if (!onProgress || !response.body) return response.blob();
  const length = Number(response.headers.get('content-length') ?? Number.NaN);
  const total = response.headers.has('content-encoding') || !(length > 0) ? undefined : length;
  const chunks: BlobPart[] = [];
  let loaded = 0;
  for await (const chunk of chunksOf(response.body)) {
    chunks.push(chunk);
    loaded += chunk.byteLength;
    if (loaded !== total) onProgress({ loaded, total, fraction: total && Math.min(loaded / total, 1) });
  }
  onProgress({ loaded, total: loaded, fraction: 1 });
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
}

/** Iterates over a stream. Safari does not support `for await` on streams. */
async function* chunksOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
