import { lazyPart } from '../lazy-part.ts';
import { useOpenedPart } from '../use-opened-part.ts';
import type { DialogProps } from './DialogWindow.tsx';

const dialogWindow = lazyPart(() => import('./DialogWindow.tsx').then((module) => module.DialogWindow));

/** A window that a screen opens now and then: its code comes after the screen. What is itself a window uses `DialogWindow`. */
export function Dialog(props: DialogProps) {
  const Window = useOpenedPart(dialogWindow, props.open, props.onClose);
  return Window ? <Window {...props} /> : null;
}
