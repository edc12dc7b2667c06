// Runs in the page: times from a cause to the paint that shows its last effect. Installed before the table.

/** Once the next frame was painted. */
const painted = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now());
      channel.port2.postMessage(null);
    }),
  );

/** Time without a change of the page after which it counts as settled, in ms. */
const quiet = 150;

/** The time of the paint after the last change, from `started`. */
async function settled(started) {
  let last = await painted();
  for (;;) {
    const changed = await new Promise((resolve) => {
      const observer = new MutationObserver(() => end(true));
      const timer = setTimeout(() => end(false), quiet);
      const end = (answer) => {
        observer.disconnect();
        clearTimeout(timer);
        resolve(answer);
      };
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    });
    if (!changed) return last - started;
    last = await painted();
  }
}

window.measure = {
  async mount(rows) {
    const started = performance.now();
    window.bench.mount(document.getElementById('root'), rows);
    return settled(started);
  },
  async swap(rows, probe) {
    const started = performance.now();
    window.bench.swap(rows);
    const time = await settled(started);
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
