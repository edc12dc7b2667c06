type Parts = Readonly<Record<string, unknown>>;

/**
 * Builds the URL of a call. Placeholders are filled and encoded, arrays repeat their key, undefined and null are left
 * out.
 */
export function requestUrl(baseUrl: string, path: string, params: Parts = {}, query: Parts = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => pathSegment(name, params[name]));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(key, String(item));
    }
  }
  return `${baseUrl}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

function pathSegment(name: string, value: unknown): string {
  const text = String(value ?? '');
  // an empty or dot segment, even encoded, would address another endpoint
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`Path parameter "${name}" cannot be "${text}".`);
  return encodeURIComponent(text);
}
