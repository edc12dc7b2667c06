import type { BodyKind } from '../contract/base/endpoint.ts';

/** The bytes of a body and the content type that `fetch` would not set by itself. */
export interface RequestBody {
  readonly body: string | FormData | undefined;
  readonly contentType?: string;
}

/** Writes a body as JSON, or as multipart with repeated parts for arrays and JSON text for objects. */
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
      // a File keeps its own name; a bare Blob is sent as "blob"
      if (part instanceof Blob) form.append(name, part);
      else form.append(name, typeof part === 'object' ? JSON.stringify(part) : String(part));
    }
  }
  return form;
}
