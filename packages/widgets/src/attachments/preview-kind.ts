import { extensionOf } from '@tramita/client/rules';

/** Kinds of files that can be previewed. */
export type PreviewKind = 'picture' | 'pdf';

const kinds: Readonly<Record<string, { kind: PreviewKind; type: string }>> = {
  jpg: { kind: 'picture', type: 'image/jpeg' },
  jpeg: { kind: 'picture', type: 'image/jpeg' },
  png: { kind: 'picture', type: 'image/png' },
  gif: { kind: 'picture', type: 'image/gif' },
  webp: { kind: 'picture', type: 'image/webp' },
  pdf: { kind: 'pdf', type: 'application/pdf' },
};

/** Returns the kind of preview for a file name; null if the file can only be downloaded. */
export function previewKind(name: string): PreviewKind | null {
  return kinds[extensionOf(name)]?.kind ?? null;
}

const pdfStart = '%PDF-';

/**
 * Returns the bytes with a type that no browser treats as a page, whatever the file claims to be; null if a PDF file
 * does not contain a PDF.
 */
export async function previewBlob(name: string, bytes: Blob): Promise<Blob | null> {
  const known = kinds[extensionOf(name)];
  if (!known) return null;
  if (known.kind === 'pdf' && !(await bytes.slice(0, 1024).text()).includes(pdfStart)) return null;
  return new Blob([bytes], { type: known.type });
}
