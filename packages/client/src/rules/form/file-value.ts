/** A file as a `file` field holds it. */
export type FileValue = {
  name: string;
  /** The base64 data URL. */
  content: string;
  contentType: string;
  /** Bytes. */
  size: number;
};

const prefix = 'filename:';
const dataUrl = /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w-]+=[\w."-]+)*;base64,/;

/** The stored value of a file: `filename:{name};{content}`, the content a base64 data URL; ';' in the name becomes '_'. */
export function fileValue(name: string, content: string): string {
  return `${prefix}${name.replaceAll(';', '_')};${content}`;
}

/** Bytes a base64 text stands for, or null when it is not base64. Looks at each character once. */
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

/** The start of a stored file: everything but the base64 text. */
export type FileHead = {
  name: string;
  contentType: string;
  /** Where the data URL begins. */
  contentStart: number;
  /** Where the base64 text begins. */
  base64Start: number;
};

/** Returns the start of a stored file, or null if the value is not one. Does not read the base64 text. */
export function parseFileHead(value: string): FileHead | null {
  if (!value.startsWith(prefix)) return null;
  const end = value.indexOf(';');
  const name = value.slice(prefix.length, end);
  const head = dataUrl.exec(value.slice(end + 1, end + 301));
  if (end < 0 || name.trim() === '' || head === null) return null;
  const contentType = head[1] ?? 'application/octet-stream';
  return { name, contentType, contentStart: end + 1, base64Start: end + 1 + head[0].length };
}

/** The parts of a stored file; null when the value is not one. */
export function parseFileValue(value: string): FileValue | null {
  const head = parseFileHead(value);
  const size = head && base64Size(value, head.base64Start);
  if (head === null || size === null) return null;
  const { name, contentType, contentStart } = head;
  return { name, content: value.slice(contentStart), contentType, size };
}
