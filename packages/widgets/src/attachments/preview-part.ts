import { lazyPart } from '../ui/lazy-part.ts';

/** The window that shows pictures and PDFs; its code comes when the first one is looked at. */
export const previewPart = lazyPart(() => import('./PreviewDialog.tsx').then(({ PreviewDialog }) => PreviewDialog));
