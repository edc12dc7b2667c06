// The functions of `ufo` that `ofetch` uses, without its tables of protocols and encodings, which are half as large as
// `ofetch` itself. The client gives `ofetch` complete addresses; these functions are for options that it does not use.

/** Puts a base in front of a path, unless the path is an address or begins with the base. */
export function withBase(path: string, base: string): string {
  const start = base.replace(/\/+$/, '');
  if (URL.canParse(path) || `${path}/`.startsWith(`${start}/`)) return path;
  return `${start}/${path.replace(/^\/+/, '')}`;
}

/** Sets parameters of an address, one for each item of an array; null and undefined remove a parameter. */
export function withQuery(address: string, query: Readonly<Record<string, unknown>>): string {
  const url = new URL(address, document.baseURI);
  for (const [name, value] of Object.entries(query)) {
    url.searchParams.delete(name);
    for (const item of [value ?? []].flat()) {
      url.searchParams.append(name, typeof item === 'object' ? JSON.stringify(item) : String(item));
    }
  }
  return url.href;
}
