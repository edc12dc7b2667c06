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

/** The parts of a stored file; null when the value is not one. */
export function parseFileValue(value: string): FileValue | null {
  if (!value.startsWith(prefix)) return null;
  const end = value.indexOf(';');
  const name = value.slice(prefix.length, end);
  const content = value.slice(end + 1);
  const head = dataUrl.exec(content.slice(0, 300));
  if (end < 0 || name.trim() === '' || head === null) return null;
  const size = base64Size(content, head[0].length);
  return size === null ? null : { name, content, contentType: head[1] ?? 'application/octet-stream', size };
}
