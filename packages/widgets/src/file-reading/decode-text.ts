/**
 * Returns the encoding shown by the first bytes: a byte order mark, or the zero bytes of UTF-16 next to Latin letters.
 */
function encodingOfStart([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  return undefined;
}

/** Returns the encoding that the first line of an XML file declares. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
}

function decodeAs(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // an unknown encoding, or bytes that are invalid in it
    return undefined;
  }
}

/**
 * Returns the text of a file without its byte order mark. Reads UTF-8 and UTF-16, the encoding an XML file declares,
 * and otherwise Windows-1252, which older Windows programs write.
 */
export function decodeText(bytes: Uint8Array): string {
  const found = encodingOfStart(bytes);
  const candidates = found ? [found] : ['utf-8', declaredEncoding(bytes)];
  for (const encoding of candidates) {
    const text = encoding === undefined ? undefined : decodeAs(bytes, encoding);
    if (text !== undefined) return text;
  }
  return new TextDecoder('windows-1252').decode(bytes);
}
