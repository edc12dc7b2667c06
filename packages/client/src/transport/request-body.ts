import type { BodyKind } from '../contract/base/endpoint.ts';

/** An encoded body, and its content type unless `fetch` sets it. */
export interface RequestBody {
  readonly body: string | FormData | undefined;
  readonly contentType?: string;
}

/** Encodes a body as JSON, or as multipart with one part per array item and JSON text for objects. */
export function requestBody(body: unknown, kind: BodyKind = 'json'): RequestBody {
  if (body === undefined) return { body: undefined };
  if (kind === 'multipart') return { body: formData(body as object) };
  return { body: JSON.stringify(body), contentType: 'application/json' };
}

function formData(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part === undefined || part === null) continue;
      // a File keeps its name; a plain Blob is sent as "blob"
      if (part instanceof Blob) form.append(name, part);
      else form.append(name, typeof part === 'object' ? JSON.stringify(part) : String(part));
    }
  }
  return form;
}
