// Runs in the page: times from a cause to the paint that shows its last effect.

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
const quiet = 250;

/** The time of the paint after the last change. */
async function settled() {
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
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    if (!changed) return last;
    last = await painted();
  }
}

window.measure = {
  async mount(model, option) {
    const started = performance.now();
    await window.bench.mount(document.getElementById('root'), model, option);
    return (await settled()) - started;
  },
  async add() {
    const started = performance.now();
    window.bench.add();
    return (await settled()) - started;
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
