import { extensionOf } from '@tramita/client/rules';

/** What a window can show of a file: a picture, a PDF, or nothing. */
export type PreviewKind = 'picture' | 'pdf';

const kinds: Readonly<Record<string, { kind: PreviewKind; type: string }>> = {
  jpg: { kind: 'picture', type: 'image/jpeg' },
  jpeg: { kind: 'picture', type: 'image/jpeg' },
  png: { kind: 'picture', type: 'image/png' },
  gif: { kind: 'picture', type: 'image/gif' },
  webp: { kind: 'picture', type: 'image/webp' },
  pdf: { kind: 'pdf', type: 'application/pdf' },
};

/** How a file of this name can be shown; null where it can only be downloaded. */
export function previewKind(name: string): PreviewKind | null {
  return kinds[extensionOf(name)]?.kind ?? null;
}

const pdfStart = '%PDF-';

/**
 * The bytes under a type that no browser takes for a page, whatever the file claims to be; null for a PDF that is none.
 */
export async function previewBlob(name: string, bytes: Blob): Promise<Blob | null> {
  const known = kinds[extensionOf(name)];
  if (!known) return null;
  if (known.kind === 'pdf' && !(await bytes.slice(0, 1024).text()).includes(pdfStart)) return null;
  return new Blob([bytes], { type: known.type });
}
