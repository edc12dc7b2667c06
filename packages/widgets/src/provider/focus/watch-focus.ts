/** Loads the code that recovers a lost focus when a control of the widget gets the focus for the first time. */
export function watchFocus(root: HTMLElement | null): void {
  const load = ({ target }: FocusEvent) =>
    import('./recover-focus.ts').then(
      ({ recoverFocus }) => recoverFocus(root as HTMLElement, target as Element),
      // offline, for example; the next focus tries again
      () => watchFocus(root),
    );
  root?.addEventListener('focusin', load, { once: true });
}
