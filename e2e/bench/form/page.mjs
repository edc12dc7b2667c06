// Runs in the page and measures times from an event to the paint of its last effect. Needs `paint.mjs`.

/** Time in ms without a change after which the page counts as settled. */
const quiet = 120;
const effectsOf = (started, isReached = () => true) => window.effects(started, isReached, quiet);

function isShown(name) {
  try {
    return Boolean(window.bench.input(name)?.checkVisibility());
  } catch {
    return false;
  }
}

window.measure = {
  async mount(count, option) {
    const started = performance.now();
    const end = effectsOf(started);
    await window.bench.mount(document.getElementById('root'), count, option);
    return (await end).last;
  },
  /** Call before a real key or click; `result` resolves to the times from its event to the paints. */
  arm(type, { errors, shown } = {}) {
    const isReached = () => {
      if (errors !== undefined) return window.bench.errors() >= errors;
      return shown === undefined || isShown(shown.name) === shown.is;
    };
    window.measure.result = new Promise((resolve) => {
      const handle = (event) => resolve(effectsOf(event.timeStamp, isReached));
      window.addEventListener(type, handle, { capture: true, once: true });
    });
  },
};
