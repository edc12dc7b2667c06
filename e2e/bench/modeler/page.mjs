// Runs in the page and measures times from a cause to the paint of its last effect. Needs `paint.mjs`.

const { painted, settledAt } = window;

/** Time in ms without a change after which the page counts as settled. */
const quiet = 250;

window.measure = {
  async mount(model, option) {
    const started = performance.now();
    await window.bench.mount(document.getElementById('root'), model, option);
    return (await settledAt(quiet)) - started;
  },
  async add() {
    const started = performance.now();
    window.bench.add();
    return (await settledAt(quiet)) - started;
  },
  /** Measures many edits, each until its paint: new titles, added steps, undone edits. */
  async edits(times) {
    const spent = [];
    for (let at = 0; at < times; at += 1) {
      await painted();
      const started = performance.now();
      if (at % 3 === 0) window.bench.rename(`Outro título ${at}`);
      else if (at % 3 === 1) window.bench.add();
      else window.bench.undo();
      spent.push((await painted()) - started);
    }
    return spent;
  },
};
