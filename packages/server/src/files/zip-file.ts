import { ZipDeflate, type ZipInputFile, ZipPassThrough } from 'fflate';

/** A zip archive that is written entry by entry, so that neither an entry nor the archive is in memory at once. */
export interface ZipFile {
  /** Appends an entry with the chunks as its content. With `stored`, the content is not compressed. */
  add(path: string, chunks: AsyncIterable<Uint8Array>, how?: 'stored'): Promise<void>;
  /** Writes the directory of the archive. */
  end(): Promise<void>;
}

/** Values from which a field needs its 64-bit form. */
const limit16 = 0xffff;
const limit32 = 0xffffffff;
/** Bytes compressed at once, a few milliseconds of the event loop; as many as fit into a block without compression. */
const sliceBytes = limit16;
const streamed = 0x0008;
const utf8 = 0x0800;
const deflated = 8;
const version = 45;

/** Returns numbers in little-endian order, each with its number of bytes. */
function fields(...values: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.reduce((total, [bytes]) => total + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of values) {
    if (bytes === 2) view.setUint16(at, value, true);
    else if (bytes === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** Returns a moment as zip files store it: time and date, in UTC, to two seconds. */
const dosTime = (at: Date): readonly [number, number] => [
  (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
];

/** How long the archive is written before other calls run, in ms. */
const turnMs = 10;

/** Returns a function that lets other calls run if the last pause is some time ago. */
function createPause(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < turnMs) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}

/** Creates the content of an entry, which `push` returns piece by piece. Without compression it is a block per piece. */
function createEntry(path: string, how: 'stored' | undefined) {
  const made: Uint8Array[] = [];
  const file: ZipInputFile & Pick<ZipPassThrough, 'push'> =
    how === 'stored' ? new ZipPassThrough(path) : new ZipDeflate(path);
  file.ondata = (error, chunk, isLast) => {
    if (error) throw error;
    if (how === 'stored') made.push(blockHead(chunk.length, isLast));
    made.push(chunk);
  };
  return {
    file,
    push(chunk: Uint8Array, isLast: boolean): readonly Uint8Array[] {
      file.push(chunk, isLast);
      return made.splice(0);
    },
  };
}

/** Returns the beginning of a block without compression: whether it is the last one, and its length twice. */
function blockHead(length: number, isLast: boolean): Uint8Array {
  return new Uint8Array([isLast ? 1 : 0, ...fields([2, length], [2, length ^ limit16])]);
}

/**
 * Creates a zip archive. `fflate` compresses; the archive is written here, because its own has at most 65,535 entries
 * and 4 GiB.
 *
 * @param write appends bytes to the archive
 * @param at time of all entries
 */
export function createZipFile(write: (bytes: Uint8Array) => Promise<void>, at: Date): ZipFile {
  const [time, date] = dosTime(at);
  const directory: Uint8Array[] = [];
  const pause = createPause();
  let offset = 0;
  let entries = 0;

  async function append(...parts: readonly Uint8Array[]): Promise<void> {
    for (const part of parts) {
      await write(part);
      offset += part.byteLength;
    }
  }

  return {
    async add(path, chunks, how) {
      const name = new TextEncoder().encode(path);
      const start = offset;
      const needed = [2, version] as const;
      const kind = [
        [2, streamed | utf8],
        [2, deflated],
        [2, time],
        [2, date],
      ] as const;
      // sizes and checksum follow the content
      await append(fields([4, 0x04034b50], needed, ...kind, [4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]), name);
      const contentStart = offset;
      const entry = createEntry(path, how);
      for await (const chunk of chunks) {
        for (let from = 0; from < chunk.length; from += sliceBytes) {
          await append(...entry.push(chunk.subarray(from, from + sliceBytes), false));
          await pause();
        }
      }
      await append(...entry.push(new Uint8Array(), true));
      const { crc, size } = entry.file;
      const packed = offset - contentStart;
      const sizes = [
        [4, crc],
        [4, packed],
        [4, size],
      ] as const;
      if (size >= limit32 || packed >= limit32) throw new Error(`${path} is too large for a zip file`);
      await append(fields([4, 0x08074b50], ...sizes));
      const isFar = start >= limit32;
      directory.push(
        fields(
          [4, 0x02014b50],
          needed,
          needed,
          ...kind,
          ...sizes,
          ...([
            [2, name.length],
            [2, isFar ? 12 : 0],
            [2, 0],
            [2, 0],
            [2, 0],
            [4, 0],
          ] as const),
          [4, isFar ? limit32 : start],
        ),
        name,
        ...(isFar ? [fields([2, 1], [2, 8], [8, start])] : []),
      );
      entries += 1;
    },
    async end() {
      const start = offset;
      for (const part of directory) {
        await append(part);
        await pause();
      }
      const size = offset - start;
      const end = offset;
      if (entries >= limit16 || end >= limit32) {
        await append(
          fields(
            ...([
              [4, 0x06064b50],
              [8, 44],
              [2, version],
              [2, version],
              [4, 0],
              [4, 0],
            ] as const),
            ...([
              [8, entries],
              [8, entries],
              [8, size],
              [8, start],
            ] as const),
          ),
          fields([4, 0x07064b50], [4, 0], [8, end], [4, 1]),
        );
      }
      const count = Math.min(entries, limit16);
      const place = [
        [4, Math.min(size, limit32)],
        [4, Math.min(start, limit32)],
      ] as const;
      await append(fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], ...place, [2, 0]));
    },
  };
}
