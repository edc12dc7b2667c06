/** A file as the value of a `file` field. */
export type FileValue = {
  name: string;
  /** Content as a base64 data URL. */
  content: string;
  contentType: string;
  /** Size in bytes. */
  size: number;
};

const prefix = 'filename:';
const dataUrl = /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w-]+=[\w."-]+)*;base64,/;

/** Returns the stored value of a file: `filename:{name};{content}`, the content a base64 data URL; ';' in the name becomes '_'. */
export function fileValue(name: string, content: string): string {
  return `${prefix}${name.replaceAll(';', '_')};${content}`;
}

/** Returns the number of bytes of a base64 text, or null if it is not base64. Reads each character once. */
function base64Size(text: string, start: number): number | null {
  const length = text.length - start;
  if (length % 4 !== 0) return null;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  for (let index = start; index < text.length - padding; index += 1) {
    const code = text.charCodeAt(index);
    const ok = (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || (code >= 47 && code <= 57) || code === 43;
    if (!ok) return null;
  }
  return (length / 4) * 3 - padding;
}

/** The beginning of a stored file: everything before the base64 text. */
export type FileHead = {
  name: string;
  contentType: string;
  /** Index at which the data URL begins. */
  contentStart: number;
  /** Index at which the base64 text begins. */
  base64Start: number;
};

/** Returns the beginning of a stored file, or null if the value is not one. Does not read the base64 text. */
export function parseFileHead(value: string): FileHead | null {
  if (!value.startsWith(prefix)) return null;
  const end = value.indexOf(';');
  const name = value.slice(prefix.length, end);
  const head = dataUrl.exec(value.slice(end + 1, end + 301));
  if (end < 0 || name.trim() === '' || head === null) return null;
  const contentType = head[1] ?? 'application/octet-stream';
  return { name, contentType, contentStart: end + 1, base64Start: end + 1 + head[0].length };
}

/** Returns the parts of a stored file; null if the value is not one. */
export function parseFileValue(value: string): FileValue | null {
  const head = parseFileHead(value);
  const size = head && base64Size(value, head.base64Start);
  if (head === null || size === null) return null;
  const { name, contentType, contentStart } = head;
  return { name, content: value.slice(contentStart), contentType, size };
}
