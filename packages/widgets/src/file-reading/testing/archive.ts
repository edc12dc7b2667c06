import { deflateRawSync } from 'node:zlib';

/** Creates an archive with one entry, whose declared size may be false. */
export function archive(content: Uint8Array, { method = 8, declared = content.length } = {}): Uint8Array {
  const packed = method === 8 ? deflateRawSync(content) : content;
  const local = new DataView(new ArrayBuffer(31));
  local.setUint32(0, 0x04034b50, true);
  local.setUint16(8, method, true);
  local.setUint16(26, 1, true);
  local.setUint8(30, 0x61);
  const entry = new DataView(new ArrayBuffer(47));
  entry.setUint32(0, 0x02014b50, true);
  entry.setUint16(10, method, true);
  entry.setUint32(20, packed.length, true);
  entry.setUint32(24, declared, true);
  entry.setUint16(28, 1, true);
  entry.setUint8(46, 0x61);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(10, 1, true);
  end.setUint32(16, 31 + packed.length, true);
  return new Uint8Array(
    Buffer.concat(
      [local, packed, entry, end].map((part) => (part instanceof DataView ? new Uint8Array(part.buffer) : part)),
    ),
  );
}
