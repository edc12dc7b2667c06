// Runs in the page and measures until the bell and until ten rows are painted. Needs `paint.mjs`.

/** Resolves to the time of the paint after which `isThere`. */
const paintOf = (isThere) =>
  new Promise((resolve) => {
    const look = () => {
      if (!isThere()) return false;
      observer.disconnect();
      window.afterPaint(resolve);
      return true;
    };
    const observer = new MutationObserver(look);
    if (!look()) observer.observe(document, { subtree: true, childList: true });
  });

window.measure = {
  /** Mounts the widget; returns the time until the bell is painted. */
  async mount() {
    const started = performance.now();
    const painted = paintOf(() => window.bench.bell());
    window.bench.mount(document.getElementById('root'));
    return (await painted) - started;
  },
  /** Call before a real click; `result` resolves to the time until ten rows are painted. */
  armOpen() {
    window.measure.result = new Promise((resolve) => {
      const handle = async ({ timeStamp }) =>
        resolve((await paintOf(() => window.bench.rows().length >= 10)) - timeStamp);
      window.addEventListener('pointerdown', handle, { capture: true, once: true });
    });
  },
};
