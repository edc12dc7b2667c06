// Runs in the page and measures times from an event to the paint of its last effect. Needs `paint.mjs`, before the
// library.

const { afterPaint } = window;

/** Time in ms without a change after which the page counts as settled. */
const quiet = 120;

/** Observes the page; resolves to the time until the paint after the last change. */
function settled(started) {
  return new Promise((resolve) => {
    let painted = started;
    let isAwaited = false;
    let end;
    // requests no frame while nothing changes, because a page that always draws gets its frames late
    const look = () => {
      clearTimeout(end);
      end = setTimeout(finish, quiet);
      if (isAwaited) return;
      isAwaited = true;
      afterPaint((time) => {
        painted = time;
        isAwaited = false;
      });
    };
    const observer = new MutationObserver(look);
    const finish = () => {
      observer.disconnect();
      resolve(painted - started);
    };
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    look();
  });
}

window.measure = {
  async mount() {
    const root = document.getElementById('root');
    const started = performance.now();
    const end = settled(started);
    await window.bench.mount(root);
    return end;
  },
  /** Call before a real key press; `result` resolves to the time from its keydown to the settled paint. */
  armKey() {
    window.measure.result = new Promise((resolve) => {
      const handle = () => resolve(settled(performance.now()));
      window.addEventListener('keydown', handle, { capture: true, once: true });
    });
  },
  async validate() {
    const started = performance.now();
    await window.bench.validate();
    return performance.now() - started;
  },
};
