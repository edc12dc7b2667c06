/** Bytes that are unassigned in windows-1252; in Latin-1 they are control characters. */
const unassigned: readonly number[] = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

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
  let hasNul = false;
  let isUtf8 = true;
  let isLatin1 = true;
  let controls = 0;
  let size = 0;
  return {
    see(bytes) {
      size += bytes.byteLength;
      if (hasNul) return;
      for (const byte of bytes) {
        if (byte === 0) hasNul = true;
        else if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) controls += 1;
        else if (byte > 127 && unassigned.includes(byte)) isLatin1 = false;
      }
      isUtf8 &&= decodes(decoder, bytes);
    },
    end() {
      isUtf8 &&= decodes(decoder);
      return !hasNul && controls <= size / 100 && (isUtf8 || isLatin1);
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
