// Runs in the page and measures times from a cause to the paint of its last effect. Needs `paint.mjs`, before the
// table.

const { painted, settledAt } = window;

/** Time in ms without a change after which the page counts as settled. */
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
  /** Returns the time of each scroll step up to its paint. */
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
