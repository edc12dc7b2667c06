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

/**
 * Observes the page until it has not changed for `quiet` ms. Resolves to the times from `started` to the paint after which
 * `isReached` is true, null if it stays false for 5 s, and to the paint of the last change.
 */
window.effects = (started, isReached, quiet) =>
  new Promise((resolve) => {
    let [painted, reached, isThere, isAwaited] = [started, null, false, false];
    let end;
    // requests no frame while nothing changes, because a page that always draws gets its frames late
    const look = () => {
      clearTimeout(end);
      end = setTimeout(finish, quiet);
      isThere ||= isReached();
      if (isAwaited) return;
      isAwaited = true;
      window.afterPaint((time) => {
        painted = time;
        isAwaited = false;
        if (isThere) reached ??= time;
      });
    };
    const observer = new MutationObserver(look);
    const finish = () => {
      // effects that a library delays
      if (reached === null && performance.now() - started < 5000) {
        look();
        return;
      }
      observer.disconnect();
      resolve({ reached: reached === null ? null : reached - started, last: painted - started });
    };
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    look();
  });
