/** Reads the entries of an archive. Throws a RangeError if the data is truncated or contains invalid offsets. */
function entriesOf(bytes: Uint8Array): { readonly method: number; readonly data: Uint8Array<ArrayBuffer> }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (view.getUint32(end, true) !== 0x06054b50) end -= 1;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: count }, () => {
    if (view.getUint32(at, true) !== 0x02014b50) throw new RangeError('Not an archive entry');
    const method = view.getUint16(at + 10, true);
    const size = view.getUint32(at + 20, true);
    const local = view.getUint32(at + 42, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    if (from + size > bytes.length) throw new RangeError('An entry ends after the end of its archive');
    return { method, data: new Uint8Array(bytes.slice(from, from + size)) };
  });
}

/**
 * Returns whether the unpacked content of an archive has at most `mostBytes` bytes. Unpacks it piece by piece, because
 * the sizes declared in an archive can be false. Returns false if the data is not an archive or uses another
 * compression method.
 */
export async function inflatesWithin(bytes: Uint8Array, mostBytes: number): Promise<boolean> {
  try {
    let left = mostBytes;
    for (const { method, data } of entriesOf(bytes)) {
      if (method !== 0 && method !== 8) return false;
      const packed = new Blob([data]).stream();
      const plain = method === 0 ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'));
      const reader = plain.getReader();
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        left -= piece.value.length;
        if (left < 0) {
          await reader.cancel();
          return false;
        }
      }
    }
    return true;
  } catch {
    return false;
  }
}
