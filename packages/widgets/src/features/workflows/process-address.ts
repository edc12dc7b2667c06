/** The address of an external process as it is opened; null for what is no http or https address. */
export function processAddress(url: string | null | undefined): string | null {
  const address = url ? URL.parse(url) : null;
  return url && (address?.protocol === 'https:' || address?.protocol === 'http:') ? url : null;
}

/** Whether a process lives at an address of its own and is no process of the modeler. */
export const isExternal = ({ url }: { readonly url?: string | null | undefined }): boolean => Boolean(url);
