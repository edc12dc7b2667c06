import { lazyPart } from '../../ui/lazy-part.ts';

export const pickDialog = lazyPart(() => import('./PickDialog.tsx').then((module) => module.PickDialog));
export const redistributeDialog = lazyPart(() =>
  import('./RedistributeDialog.tsx').then((module) => module.RedistributeDialog),
);
