// Runs in the page before the measured code; provides functions that wait until changes are painted.

/** Calls `callback` with the time after the next frame was painted. */
window.afterPaint = (callback) =>
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => callback(performance.now());
    channel.port2.postMessage(null);
  });

/** Resolves to the time after the next frame was painted. */
window.painted = () => new Promise(window.afterPaint);

/** Resolves to the time of the paint after the last change, once the page has not changed for `quiet` ms. */
window.settledAt = async (quiet) => {
  let last = await window.painted();
  for (;;) {
    const changed = await new Promise((resolve) => {
      const observer = new MutationObserver(() => end(true));
      const timer = setTimeout(() => end(false), quiet);
      const end = (answer) => {
        observer.disconnect();
        clearTimeout(timer);
        resolve(answer);
      };
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    if (!changed) return last;
    last = await window.painted();
  }
};
