import { vi } from 'vitest';

/** A file that the page passed to the browser to save. */
export interface SavedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** Collects the files that the page saves from now on without writing them. Ends with `vi.restoreAllMocks`. */
export function watchSaved(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${blobs.size}`;
    blobs.set(address, blob as Blob);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.getAttribute('href') ?? '');
    if (blob) saved.push({ name: this.download, blob });
  });
  return saved;
}

/** Returns the text of a file with its byte order mark, which `Blob.text` removes. */
export async function textWithMark(blob: Blob | undefined): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob?.arrayBuffer());
}
