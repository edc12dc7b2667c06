/** Returns the bytes of a base64 text, or null if it is not one. On Node other characters are skipped. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | null {
  // several times as fast, if available
  if (typeof Buffer !== 'undefined') return Buffer.from(text, 'base64');
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Returns bytes as base64. */
export function base64OfBytes(bytes: Uint8Array): string {
  if (typeof Buffer !== 'undefined') {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
  }
  let binary = '';
  // the number of arguments of a call is limited
  for (let at = 0; at < bytes.length; at += 32_768) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  }
  return btoa(binary);
}
