/**
 * Reads JSON without `__proto__`, which could change the prototype of an object that it is copied to; returns any other text as
 * it is. The build puts it in place of `destr`, with which `ofetch` reads responses whose type it recognises itself: the client
 * asks for the body instead.
 */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value));
  } catch {
    return text;
  }
}
