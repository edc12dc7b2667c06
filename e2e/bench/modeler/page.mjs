// Runs in the page: times from a cause to the paint that shows its last effect. After `paint.mjs`.

const { painted, settledAt } = window;

/** Time without a change of the page after which it counts as settled, in ms. */
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
  /** From an edit to the paint that shows it, many times: titles, added steps, undone ones. */
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
