import { OutboundError } from '../ports/outbound-call.ts';

/** Reads a body as text, at most `maxBytes` once decompressed. @throws OutboundError TOO_LARGE */
export async function readCapped(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new OutboundError('TOO_LARGE', 'A resposta do sistema chamado é grande demais.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads the first `bytes` of a body, once decompressed, as text, and drops the rest. */
export async function readBeginning(body: AsyncIterable<Uint8Array> | null, bytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size >= bytes) break;
  }
  return Buffer.concat(chunks).subarray(0, bytes).toString('utf8');
}
