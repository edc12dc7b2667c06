// Runs in the page: times from a cause to the paint that shows its last effect. After `paint.mjs`, before the table.

const { painted, settledAt } = window;

/** Time without a change of the page after which it counts as settled, in ms. */
const quiet = 150;

window.measure = {
  async mount(rows) {
    const started = performance.now();
    window.bench.mount(document.getElementById('root'), rows);
    return (await settledAt(quiet)) - started;
  },
  async swap(rows, probe) {
    const started = performance.now();
    window.bench.swap(rows);
    const time = (await settledAt(quiet)) - started;
    if (!document.body.textContent.includes(probe)) throw new Error(`The swap did not show ${probe}`);
    return time;
  },
  /** What each step of a scroll takes up to its paint. */
  async scroll(steps, distance) {
    const box = window.bench.scroller();
    const times = [];
    for (let step = 0; step < steps; step += 1) {
      const started = performance.now();
      box.scrollTop += distance;
      times.push((await painted()) - started);
    }
    return { times, moved: box.scrollTop };
  },
};
