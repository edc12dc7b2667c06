/** Returns the address that opens an external process; null unless it is an http or https address. */
export function processAddress(url: string | null | undefined): string | null {
  const address = url ? URL.parse(url) : null;
  return url && (address?.protocol === 'https:' || address?.protocol === 'http:') ? url : null;
}

/** Returns whether a process has an address of its own and is not a process of the modeler. */
export const isExternal = ({ url }: { readonly url?: string | null | undefined }): boolean => Boolean(url);
