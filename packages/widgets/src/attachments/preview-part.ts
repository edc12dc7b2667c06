import { lazyPart } from '../ui/lazy-part.ts';

/** The dialog that previews pictures and PDFs; its code is loaded with the first preview. */
export const previewPart = lazyPart(() => import('./PreviewDialog.tsx').then(({ PreviewDialog }) => PreviewDialog));
