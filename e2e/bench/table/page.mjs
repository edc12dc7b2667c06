// Runs in the page and measures. Needs `paint.mjs`, before the table.

const { painted, settledAt } = window;

/** Time in ms without a change after which the page counts as settled. */
const quiet = 150;

const shownText = () => window.bench.scroller().textContent;
/** The link in a row of each table. */
const link = 'a[href^="#"], [data-task-link]';

window.measure = {
  async mount(rows) {
    const started = performance.now();
    window.bench.mount(document.getElementById('root'), rows);
    // the first rows may come from a server
    while (!document.querySelector(link)) await painted();
    return (await settledAt(quiet)) - started;
  },
  /** Returns the time from the new rows to their paint. */
  async swap(rows) {
    const before = shownText();
    const begun = performance.now();
    // a table that loads its rows returns when they arrived
    const started = (await window.bench.swap(rows)) ?? begun;
    const ended = await settledAt(quiet);
    if (shownText() === before) throw new Error('The swap showed no other rows');
    return ended - started;
  },
  /** Records the time of each frame until the returned function is called. */
  watchFrames() {
    const times = [];
    let handle = requestAnimationFrame(function next(time) {
      times.push(time);
      handle = requestAnimationFrame(next);
    });
    window.measure.endFrames = () => {
      cancelAnimationFrame(handle);
      return times;
    };
  },
  /** Records in each frame whether the middle of the list shows a row; reads the layout, so never while times count. */
  watchGaps() {
    const { left, top, width, height } = window.bench.scroller().getBoundingClientRect();
    let frames = 0;
    let gaps = 0;
    let handle = requestAnimationFrame(function next() {
      frames += 1;
      const isGap = [0.25, 0.5, 0.75, 0.95].some((share) => {
        const found = document.elementFromPoint(left + width / 3, top + height * share);
        return !found?.closest('[role="row"], tr, .ant-table-row')?.textContent;
      });
      if (isGap) gaps += 1;
      handle = requestAnimationFrame(next);
    });
    window.measure.endGaps = () => {
      cancelAnimationFrame(handle);
      return gaps / frames;
    };
  },
  /** Time of a fixed amount of work: how fast the machine is now. */
  calibrate() {
    const started = performance.now();
    let sum = 0;
    for (let turn = 0; turn < 12_000_000; turn += 1) sum = (sum * 31 + turn) % 1_000_003;
    return sum < 0 ? 0 : performance.now() - started;
  },
};
