// Runs in the page and measures times from a cause to the paint of its effects. Needs `paint.mjs`.

/** Time in ms without a change after which the page counts as settled. */
const quiet = 300;

/** Resolves to the times of the paint after which `isReached`, and of the paint after the last change. */
function effects(started, isReached) {
  return new Promise((resolve) => {
    let [painted, reached, isThere, isAwaited] = [started, null, false, false];
    let end;
    const look = () => {
      clearTimeout(end);
      end = setTimeout(finish, quiet);
      isThere ||= isReached();
      if (isAwaited) return;
      isAwaited = true;
      window.afterPaint((time) => {
        painted = time;
        isAwaited = false;
        if (isThere) reached ??= time;
      });
    };
    const observer = new MutationObserver(look);
    const finish = () => {
      if (reached === null && performance.now() - started < 5000) {
        look();
        return;
      }
      observer.disconnect();
      resolve({ reached: reached === null ? null : reached - started, last: painted - started });
    };
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    look();
  });
}

window.measure = {
  async mount(model, option) {
    const times = effects(performance.now(), window.bench.isShown);
    await window.bench.mount(document.getElementById('root'), model, option);
    return times;
  },
  /** Call before a real click; `result` resolves to the times until one more step is painted. */
  armAdd() {
    const before = new Set(window.bench.drawn());
    window.measure.result = new Promise((resolve) => {
      const handle = (event) =>
        resolve(effects(event.timeStamp, () => window.bench.drawn().some((id) => !before.has(id))));
      window.addEventListener('pointerup', handle, { capture: true, once: true });
    });
  },
};
