// Runs in the page and measures times from a cause to the paint of its effects. Needs `paint.mjs`.

/** Time in ms without a change after which the page counts as settled. */
const quiet = 300;
const effectsOf = (started, isReached) => window.effects(started, isReached, quiet);

window.measure = {
  async mount(model, option) {
    const times = effectsOf(performance.now(), window.bench.isShown);
    await window.bench.mount(document.getElementById('root'), model, option);
    return times;
  },
  /** Call before a real click; `result` resolves to the times until one more step is painted. */
  armAdd() {
    const before = new Set(window.bench.drawn());
    window.measure.result = new Promise((resolve) => {
      const handle = (event) =>
        resolve(effectsOf(event.timeStamp, () => window.bench.drawn().some((id) => !before.has(id))));
      window.addEventListener('pointerup', handle, { capture: true, once: true });
    });
  },
};
