import { lazyPart } from '../../ui/lazy-part.ts';

/** The window that asks for a motive; its code comes when an action that needs it is near. */
export const motivePart = lazyPart(() => import('./MotiveDialog.tsx').then(({ MotiveDialog }) => MotiveDialog));

/** Fetches the window ahead: a pointer or the focus is on its button. Whoever opens it tells a failure. */
export function preloadMotive(): void {
  motivePart.load().catch(() => {});
}
