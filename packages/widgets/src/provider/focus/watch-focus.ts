/**
 * Loads the code that recovers a lost focus, as soon as a control of the widget gets the focus for the first time. Returns
 * a function that ends the watch.
 */
export function watchFocus(root: HTMLElement): () => void {
  let end: (() => void) | undefined;
  let isEnded = false;
  const load = ({ target }: FocusEvent) => {
    import('./recover-focus.ts').then(
      ({ recoverFocus }) => {
        if (!isEnded) end ??= recoverFocus(root, target as Element);
      },
      // offline, for example; the next focus tries again
      () => root.addEventListener('focusin', load, { once: true }),
    );
  };
  root.addEventListener('focusin', load, { once: true });
  return () => {
    isEnded = true;
    end?.();
  };
}
