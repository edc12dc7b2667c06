import { lazyPart } from '../lazy-part.ts';
import { useOpenedPart } from '../use-opened-part.ts';
import type { DialogProps } from './DialogWindow.tsx';

const dialogWindow = lazyPart(() => import('./DialogWindow.tsx').then((module) => module.DialogWindow));

/**
 * A dialog whose code is loaded after the screen that opens it. A widget that is itself a dialog uses `DialogWindow`.
 */
export function Dialog(props: DialogProps) {
  const Window = useOpenedPart(dialogWindow, props.open, props.onClose);
  return Window ? <Window {...props} /> : null;
}
