/** Returns bytes as lower-case hexadecimal. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns the SHA-256 of bytes, or of a text in UTF-8, in hexadecimal. Also runs in browsers, for the sandbox. */
export async function sha256(content: string | BufferSource): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
