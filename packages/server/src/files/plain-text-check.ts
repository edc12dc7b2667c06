/** Indexes of the counts of bytes. */
const [nul, control, unassigned] = [1, 2, 3];
/** The count that each byte belongs to; 0 for the bytes of every text. A table, because files have millions of bytes. */
const kindOf = new Uint8Array(256);
kindOf.fill(control, 1, 32);
for (const byte of [9, 10, 13]) kindOf[byte] = 0;
kindOf[0] = nul;
// in windows-1252; in Latin-1 they are control characters
for (const byte of [0x81, 0x8d, 0x8f, 0x90, 0x9d]) kindOf[byte] = unassigned;

/** Inspects bytes as they are streamed. */
export interface PlainTextCheck {
  see(bytes: Uint8Array): void;
  /** Returns whether the streamed bytes are plain text. Must be called once, at the end. */
  end(): boolean;
}

/**
 * Creates a check for plain text: no NUL and few control characters, in UTF-8 or in Latin-1, which spreadsheets write.
 */
export function createPlainTextCheck(): PlainTextCheck {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const counts = new Float64Array(4);
  const countOf = (kind: number): number => counts[kind] ?? 0;
  let isUtf8 = true;
  let size = 0;
  return {
    see(bytes) {
      size += bytes.byteLength;
      if (countOf(nul) > 0) return;
      for (let index = 0; index < bytes.length; index += 1) {
        const kind = kindOf[bytes[index] as number] as number;
        if (kind !== 0) counts[kind] = countOf(kind) + 1;
      }
      isUtf8 &&= decodes(decoder, bytes);
    },
    end() {
      isUtf8 &&= decodes(decoder);
      return countOf(nul) === 0 && countOf(control) <= size / 100 && (isUtf8 || countOf(unassigned) === 0);
    },
  };
}

/** Decodes one more piece of a text; without one, its end. */
function decodes(decoder: TextDecoder, bytes?: Uint8Array): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined });
    return true;
  } catch {
    return false;
  }
}
